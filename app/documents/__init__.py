"""The JSON documents that come in and go out, to and from game objects, and the problems they can have."""

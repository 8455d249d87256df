"""Examples that the rules print, one module for each topic, played in words of our own."""

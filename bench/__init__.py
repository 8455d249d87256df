"""Rates and durations, for people to read: nothing here is asserted."""

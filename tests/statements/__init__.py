"""Each statement that the service must get right, through HTTP in process."""

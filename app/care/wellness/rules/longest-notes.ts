export const LONGEST_NOTES = 2_000;

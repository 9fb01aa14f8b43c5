const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

/**
 * Limits of wrong codes per account, from all networks. Three codes of a million are right at a
 * time, so a whole day of guessing succeeds once in 6,000 days. Only people with the password get
 * this far.
 */
export const CODE_LIMITS = [
  { name: "code", points: 10, seconds: QUARTER_HOUR },
  { name: "code-day", points: 55, seconds: DAY },
] as const;

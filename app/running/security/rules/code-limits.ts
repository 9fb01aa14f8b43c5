const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

/**
 * Wrong codes for one account, from wherever: three codes of a million are right at a time, so that
 * guessing for a whole day succeeds once in 6,000 days. Only who has the password gets this far.
 */
export const CODE_LIMITS = [
  { name: "code", points: 10, seconds: QUARTER_HOUR },
  { name: "code-day", points: 55, seconds: DAY },
] as const;

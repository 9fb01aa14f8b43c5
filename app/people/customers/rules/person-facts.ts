/** Optional: customers need not answer. */
export const GENDERS = ["female", "male", "other"] as const;
export type Gender = (typeof GENDERS)[number];

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

export type BirthProblem = "under_age" | "not_a_birthday";

/** Why a date cannot be a customer's birthday; `today` is the date in Manila. */
export function birthProblem(born: string, today: string): BirthProblem | undefined {
  if (born > today || born < yearsBefore(today, OLDEST_YEARS)) return "not_a_birthday";
  return born > yearsBefore(today, ADULT_YEARS) ? "under_age" : undefined;
}

/** The date years earlier, compared as text, so February 29 need not exist that year. */
function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

/** What a customer may say about themselves; nobody has to. */
export const GENDERS = ["female", "male", "other"] as const;
export type Gender = (typeof GENDERS)[number];

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

export type BirthProblem = "under_age" | "not_a_birthday";

/** Why a day can't be the birthday of a customer, on the day that is today in Manila. */
export function birthProblem(born: string, today: string): BirthProblem | undefined {
  if (born > today || born < yearsBefore(today, OLDEST_YEARS)) return "not_a_birthday";
  return born > yearsBefore(today, ADULT_YEARS) ? "under_age" : undefined;
}

/** The same day so many years ago; days are compared as texts, so February 29 needs no year of its own. */
function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

/** A calendar day in Manila: `2026-12-25`. */
export type Day = string;

/** Holidays on the same date every year, as month and day. */
const FIXED = new Set([
  "01-01", // New Year
  "04-09", // Day of Valor
  "05-01", // Labour Day
  "06-12", // Independence Day
  "08-21", // Ninoy Aquino Day
  "11-01", // All Saints
  "11-02", // All Souls
  "11-30", // Bonifacio Day
  "12-08", // Immaculate Conception
  "12-24",
  "12-25",
  "12-30", // Rizal Day
  "12-31",
]);

/**
 * Expected dates of Lunar New Year and the two Eids. The Eids are proclaimed only days ahead, so
 * the owner's own list is added.
 */
const BY_THE_MOON = new Set(
  `2026-02-17 2026-03-20 2026-05-27
   2027-02-06 2027-03-09 2027-05-16
   2028-01-26 2028-02-26 2028-05-05
   2029-02-13 2029-02-14 2029-04-24
   2030-02-03 2030-02-04 2030-04-13`.split(/\s+/),
);

/** Maundy Thursday to Easter Sunday, in days from Easter. */
const HOLY_WEEK = [-3, -2, -1, 0];

/** Days on which couriers in the Philippines rest: regular and special holidays. */
export function isHoliday(day: Day): boolean {
  if (FIXED.has(day.slice(5)) || BY_THE_MOON.has(day) || isNationalHeroesDay(day)) return true;
  // Holy Week is in March or April. Skipping other months saves the computation of Easter.
  if (!["03", "04"].includes(day.slice(5, 7))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return HOLY_WEEK.some((distance) => addDaysTo(easter, distance) === day);
}

export function isWeekend(day: Day): boolean {
  return [0, 6].includes(weekday(day));
}

export function addDaysTo(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The last Monday of August. */
function isNationalHeroesDay(day: Day): boolean {
  return day.slice(5, 7) === "08" && Number(day.slice(8)) > 24 && weekday(day) === 1;
}

/** The Gregorian computus in Meeus's form. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - leapCenturies - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}

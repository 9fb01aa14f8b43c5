/** The meanings of a number together with the word beside it. */
export const NUMBER_CLASSES =
  "OXYGEN_LOW SUGAR_LOW SUGAR_HIGH FEVER_HIGH PULSE_FAST OFTEN MANY_PILLS DOSE_NUMBER".split(" ");

const PILLS =
  /^(?:pills?|tablets?|tabs?|capsules?|tableta|paracetamols?|biogesic|doses|sleeping|advil|gamot|piraso)$/;
const UNITS = /^(?:mg|mcg|ml|cc|iu|units?|clicks?)$/;

export function classesOfNumber(text: string, next: string): ReadonlySet<string> {
  const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text) ?? [];
  const found = new Set<string>();
  if (digits === "") return found;
  const value = Number(digits);
  if (value >= 6 && value <= 60) found.add("OFTEN");
  if (value >= 50 && value <= 91) found.add("OXYGEN_LOW");
  if ((value >= 15 && value < 70) || (value >= 1 && value <= 3.8)) found.add("SUGAR_LOW");
  if (value >= 300 && value < 1_500) found.add("SUGAR_HIGH");
  if ((value >= 39.5 && value <= 43) || (value >= 103 && value <= 109)) found.add("FEVER_HIGH");
  if (value >= 130 && value <= 250) found.add("PULSE_FAST");
  if (value >= 5 && PILLS.test(unit || next)) found.add("MANY_PILLS");
  if (UNITS.test(unit || next)) found.add("DOSE_NUMBER");
  return found;
}

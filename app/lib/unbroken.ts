/** Text that may break at the end of a line, or that stays on one line. */
export type TextPart = { text: string; isWhole: boolean };

/** `GLP-1`, `LC-MS`, `GHK-Cu`, `PM-26-000123`, unless it is too long for a small phone. */
const CODE = String.raw`\p{Lu}[\p{Lu}\d]{0,11}(?:-[\p{L}\d]{1,11}){1,3}`;
const UNIT = "(?:mg|mcg|mL|g|kg|IU|°C|weeks?|days?|hours?)";
/** `10 mg`, `₱1,250 per mg`. */
const QUANTITY = String.raw`[\d.,–-]*\d ${UNIT}|₱[\d.,]*\d (?:per|a) (?:mg|mL|month|vial)`;

const WHOLE = new RegExp(String.raw`(?<![\p{L}\d-])(${CODE}|${QUANTITY})(?![\p{L}\d-])`, "gu");

/** The parts of a text in their order; names, codes and amounts with a unit stay whole. */
export function partUnbroken(text: string): TextPart[] {
  return text
    .split(WHOLE)
    .map((part, index) => ({ text: part, isWhole: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

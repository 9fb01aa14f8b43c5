const PART = "part.";
const WHOLE = /^\d{1,4}$/;

/** The field for the units of a line in this parcel. */
export function partField(itemId: string): string {
  return `${PART}${itemId}`;
}

/** The chosen units per line. Undefined means all that is left. */
export type ChosenUnits = ReadonlyMap<string, number> | undefined;

/** `isWrong` reports a field without a valid number of units. An empty field means 0 units. */
export function readChosen(texts: Readonly<Record<string, string>>): {
  chosen: ChosenUnits;
  isWrong: boolean;
} {
  const fields = Object.entries(texts).filter(([name]) => name.startsWith(PART));
  if (fields.length === 0) return { chosen: undefined, isWrong: false };
  const read = fields.map(([name, text]) => ({
    itemId: name.slice(PART.length),
    text: text.trim() || "0",
  }));
  const isWrong = read.some(({ text }) => !WHOLE.test(text));
  const chosen = new Map(read.map(({ itemId, text }) => [itemId, Number(text)]));
  return { chosen: isWrong ? undefined : chosen, isWrong };
}

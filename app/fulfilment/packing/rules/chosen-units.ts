const PART = "part.";
const WHOLE = /^\d{1,4}$/;

/** The field that says how many units of a line go into this parcel. */
export function partField(itemId: string): string {
  return `${PART}${itemId}`;
}

/** What a form or an address chose of each line; undefined for all that is left. */
export type ChosenUnits = ReadonlyMap<string, number> | undefined;

/** `isWrong`: something that is no number of units; an empty field is none of them. */
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

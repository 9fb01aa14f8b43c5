export const MOST_VARIANTS = 50;

const KEY = /^(?:new\d{1,3}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The form's row keys: ids, and `new1`, `new2` for new rows. Undefined for any other text. */
export function readRowKeys(text: string): string[] | undefined {
  const keys = text === "" ? [] : text.split(",");
  const isWhole =
    keys.length <= MOST_VARIANTS &&
    keys.every((key) => KEY.test(key)) &&
    new Set(keys).size === keys.length;
  return isWhole ? keys : undefined;
}

export const isNewRow = (key: string) => key.startsWith("new");

/** The rows after a form step that saves nothing; undefined for an unknown step. */
export function stepRows(keys: readonly string[], step: string): string[] | undefined {
  if (step === "add") {
    const highest = Math.max(0, ...keys.filter(isNewRow).map((key) => Number(key.slice(3))));
    return keys.length < MOST_VARIANTS ? [...keys, `new${highest + 1}`] : [...keys];
  }
  const [verb, key = ""] = step.split(":");
  if (verb === "restore" && KEY.test(key)) {
    return keys.includes(key) || keys.length >= MOST_VARIANTS ? [...keys] : [...keys, key];
  }
  const from = keys.indexOf(key);
  if (from === -1) return undefined;
  if (verb === "remove") return keys.filter((each) => each !== key);
  if (verb === "up") return moveRow(keys, from, from - 1);
  if (verb === "down") return moveRow(keys, from, from + 1);
  return undefined;
}

/** Moves a row to another position. A move past either end changes nothing. */
export function moveRow(keys: readonly string[], from: number, to: number): string[] {
  const key = keys[from];
  if (key === undefined || to < 0 || to >= keys.length) return [...keys];
  const others = keys.filter((_, index) => index !== from);
  return others.toSpliced(to, 0, key);
}

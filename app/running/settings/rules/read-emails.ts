const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MOST = 10;

/** Addresses, one a line, without duplicates; undefined if one is invalid or there are too many. */
export function readEmails(text: string): string[] | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.some((line) => !EMAIL.test(line) || line.length > 254)) return undefined;
  const found = new Map(lines.map((line) => [line.toLowerCase(), line]));
  return found.size > MOST ? undefined : [...found.values()];
}

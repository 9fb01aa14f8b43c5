const MARKS: Record<number, string> = { 40: "Warning: ", 50: "Error: ", 60: "Error: " };

type Line = Record<string, unknown> & { err?: { message?: string; stack?: string } };

/** A line of the log for people: a sentence, its details, and for an error where it happened. */
export function sentenceOf(json: string): string {
  const { level, time: _, msg, err, ...fields }: Line = JSON.parse(json);
  const mark = MARKS[Number(level)] ?? "";
  const text = [msg, err?.message].filter(Boolean).join(": ");
  const details = Object.entries(fields).flatMap(([name, value]) => detailOf(name, value));
  const isEnded = /[.!?…]$/.test(text);
  const more = details.length > 0 ? ` (${details.join(", ")})` : "";
  const ending = isEnded ? more : `${more}.`;
  const where = mark === "Error: " && err?.stack ? `\n${err.stack}` : "";
  return `${mark}${text.charAt(0).toUpperCase()}${text.slice(1)}${ending}${where}\n`;
}

function detailOf(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.length > 0 ? [`${name}: ${value.join(" ")}`] : [];
  const isPlain = typeof value === "string" || typeof value === "number";
  return isPlain || typeof value === "boolean" ? [`${name}: ${value}`] : [];
}

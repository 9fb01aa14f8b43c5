import { createHash } from "node:crypto";

/** A digest would see the order of the fields, which has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, own]) => [name, sorted(own)]));
}

export function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest("base64url");
}

/** The cursor of a list is sealed anew each time, and is no change. */
export function etagOf(body: unknown): string {
  const isList = typeof body === "object" && body !== null && "next_cursor" in body;
  const same = isList ? { ...body, next_cursor: body.next_cursor !== null } : body;
  return `W/"${digestOf(same)}"`;
}

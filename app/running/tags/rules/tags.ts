/** In characters, so that a tag fits into a table cell. */
export const LONGEST_TAG = 24;
/** Per record. More tags would no longer tell records apart. */
export const MOST_TAGS = 10;

export type TagProblem = "none" | "too_long" | "unusual" | "too_many";

/**
 * Reads tags separated by commas: lowercase, without duplicates, extra spaces and a leading #.
 * Returns only the first problem.
 */
export function readTags(typed: string): { tags: string[] } | { problem: TagProblem } {
  const names = typed.normalize("NFC").split(",").map(plain);
  const tags = [...new Set(names.filter((name) => name !== ""))];
  if (tags.length === 0) return { problem: "none" };
  if (tags.some((tag) => Array.from(tag).length > LONGEST_TAG)) return { problem: "too_long" };
  // Letters, digits, and punctuation in names such as "c.o.d." or "r&d".
  const isUsual = (tag: string) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &+./'-]*$/u.test(tag);
  if (!tags.every(isUsual)) return { problem: "unusual" };
  return tags.length > MOST_TAGS ? { problem: "too_many" } : { tags };
}

function plain(name: string): string {
  return name.toLowerCase().normalize("NFC").replaceAll(/\s+/gu, " ").trim().replace(/^#\s*/, "");
}

type Change = { add: readonly string[]; remove: readonly string[] };

/** Adds and removes tags; undefined if the record would have too many. */
export function changeTags(current: readonly string[], { add, remove }: Change) {
  const added = add.filter((tag) => !current.includes(tag));
  const removed = remove.filter((tag) => current.includes(tag));
  const isTooMany = added.length > 0 && current.length - removed.length + added.length > MOST_TAGS;
  return isTooMany ? undefined : { added, removed };
}

const FIELD = "tag ";

/** The log's field name for a record's tag, which is present or not. */
export const tagField = (name: string) => `${FIELD}${name}`;

/** The tag of such a field; undefined for another field. */
export function readTagField(field: string): string | undefined {
  return field.startsWith(FIELD) ? field.slice(FIELD.length) : undefined;
}

/** In characters, so that a chip fits into a cell. */
export const LONGEST_TAG = 24;
/** Of one record: more say nothing any more. */
export const MOST_TAGS = 10;

export type TagProblem = "none" | "too_long" | "unusual" | "too_many";

/**
 * The tags that somebody typed, separated by commas, each once: in small letters, with single
 * blanks, without a # before it. Of several problems the first counts.
 */
export function readTags(typed: string): { tags: string[] } | { problem: TagProblem } {
  const names = typed.normalize("NFC").split(",").map(plain);
  const tags = [...new Set(names.filter((name) => name !== ""))];
  if (tags.length === 0) return { problem: "none" };
  if (tags.some((tag) => Array.from(tag).length > LONGEST_TAG)) return { problem: "too_long" };
  // Letters, digits, and what stands between them in names such as "c.o.d." or "r&d".
  const isUsual = (tag: string) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &+./'-]*$/u.test(tag);
  if (!tags.every(isUsual)) return { problem: "unusual" };
  return tags.length > MOST_TAGS ? { problem: "too_many" } : { tags };
}

function plain(name: string): string {
  return name.toLowerCase().normalize("NFC").replaceAll(/\s+/gu, " ").trim().replace(/^#\s*/, "");
}

type Change = { add: readonly string[]; remove: readonly string[] };

/** What a change does to the tags of a record; undefined where they would be too many. */
export function changeTags(current: readonly string[], { add, remove }: Change) {
  const added = add.filter((tag) => !current.includes(tag));
  const removed = remove.filter((tag) => current.includes(tag));
  const isTooMany = added.length > 0 && current.length - removed.length + added.length > MOST_TAGS;
  return isTooMany ? undefined : { added, removed };
}

const FIELD = "tag ";

/** How the log calls a tag of a record as a field, which is there or not. */
export const tagField = (name: string) => `${FIELD}${name}`;

/** The tag that such a field is about; undefined for another field. */
export function readTagField(field: string): string | undefined {
  return field.startsWith(FIELD) ? field.slice(FIELD.length) : undefined;
}

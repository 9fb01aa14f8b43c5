/** In characters. */
export const LONGEST_NOTE = 2_000;

/** Days in which a removed note can be restored. */
export const REMOVED_DAYS = 30;

/** The author of a note may remove it, and so may staff who manage all orders. */
export function mayRemoveNote(
  note: { authorId: string | null },
  reader: { userId: string | undefined; mayWrite: boolean },
): boolean {
  return reader.mayWrite || (note.authorId !== null && note.authorId === reader.userId);
}

/** Names of tags and notes as fields of an order in the log. */
export const tagField = (name: string) => `tag ${name}`;
export const noteField = (noteId: string) => `note ${noteId}`;

/** The tag or note of a log field. Undefined for other fields of an order. */
export function readField(field: string): { tag: string } | { noteId: string } | undefined {
  if (field.startsWith("tag ")) return { tag: field.slice(4) };
  if (field.startsWith("note ")) return { noteId: field.slice(5) };
  return undefined;
}

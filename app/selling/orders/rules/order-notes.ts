/** In characters. Longer is a document, and no note. */
export const LONGEST_NOTE = 2_000;

/** How long a removed note can be put back. */
export const REMOVED_DAYS = 30;

/** Whoever wrote a note may take it away, and whoever looks after all orders. */
export function mayRemoveNote(
  note: { authorId: string | null },
  reader: { userId: string | undefined; mayWrite: boolean },
): boolean {
  return reader.mayWrite || (note.authorId !== null && note.authorId === reader.userId);
}

/** How the log calls a tag or a note of an order as a field of it, which is there or not. */
export const tagField = (name: string) => `tag ${name}`;
export const noteField = (noteId: string) => `note ${noteId}`;

/** What such a field is about; undefined for another field of an order. */
export function readField(field: string): { tag: string } | { noteId: string } | undefined {
  if (field.startsWith("tag ")) return { tag: field.slice(4) };
  if (field.startsWith("note ")) return { noteId: field.slice(5) };
  return undefined;
}

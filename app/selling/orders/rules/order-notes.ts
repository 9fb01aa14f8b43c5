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

const START = "note ";

/** How the log calls a note of an order as a field of it, which is there or not. */
export const noteField = (noteId: string) => `${START}${noteId}`;

/** The note that such a field is about; undefined for another field. */
export function readNoteField(field: string): string | undefined {
  return field.startsWith(START) ? field.slice(START.length) : undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether the database takes a text for an id, in the one way it writes ids itself. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

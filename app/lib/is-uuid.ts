const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Accepts only the spelling that PostgreSQL itself writes. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

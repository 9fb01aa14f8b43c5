const START = "tag ";

/** The log's field name for a customer's tag, which is present or not. */
export const tagField = (name: string) => `${START}${name}`;

/** The tag of such a field; undefined for another field. */
export function readTagField(field: string): string | undefined {
  return field.startsWith(START) ? field.slice(START.length) : undefined;
}

const START = "tag ";

/** How the log calls a tag of a customer as a field, which is there or not. */
export const tagField = (name: string) => `${START}${name}`;

/** The tag that such a field is about; undefined for another field. */
export function readTagField(field: string): string | undefined {
  return field.startsWith(START) ? field.slice(START.length) : undefined;
}

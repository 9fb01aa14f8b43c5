/** What a saved reply may name, each filled from the ticket that is answered with it. */
export const REPLY_FIELDS = [
  "first_name",
  "order_number",
  "order_status",
  "tracking_link",
  "reply_by",
  "shop_name",
] as const;
export type ReplyField = (typeof REPLY_FIELDS)[number];
export type ReplyValues = Partial<Record<ReplyField, string | undefined>>;

const BRACED = /\{([^{}\n]*)\}/g;

/** What stands in braces and is no field, as it was typed, each once. */
export function unknownFields(body: string): string[] {
  const named = [...body.matchAll(BRACED)].filter(([, name]) => !isField(name?.trim()));
  return [...new Set(named.map(([braced]) => braced))];
}

/** The fields that stand in a text, each once. */
export function fieldsIn(text: string): ReplyField[] {
  const names = [...text.matchAll(BRACED)].map(([, name]) => name?.trim());
  return [...new Set(names.filter(isField))];
}

/**
 * A saved reply as it is sent about one ticket. A field without a value stays as it is, so that who
 * answers sees it; a reply that has one can't be sent. What a value says is never read as a field.
 */
export function fillReply(
  body: string,
  values: ReplyValues,
): { text: string; missing: ReplyField[] } {
  const text = body.replaceAll(BRACED, (braced, name: string) => {
    const field = name.trim();
    return (isField(field) && values[field]) || braced;
  });
  return { text, missing: fieldsIn(body).filter((field) => !values[field]) };
}

function isField(name: string | undefined): name is ReplyField {
  return REPLY_FIELDS.some((field) => field === name);
}

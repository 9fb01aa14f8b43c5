/** Fields of a saved reply. Each is filled from the ticket. */
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

/** Braced words that are not fields, as typed and without duplicates. */
export function unknownFields(body: string): string[] {
  const named = [...body.matchAll(BRACED)].filter(([, name]) => !isField(name?.trim()));
  return [...new Set(named.map(([braced]) => braced))];
}

export function fieldsIn(text: string): ReplyField[] {
  const names = [...text.matchAll(BRACED)].map(([, name]) => name?.trim());
  return [...new Set(names.filter(isField))];
}

/**
 * Fills a saved reply for one ticket. A field without a value stays visible in the reply, which
 * then cannot be sent. Values are never read as fields.
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

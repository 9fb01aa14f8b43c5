import { z } from "zod";

const detail = z.object({ field: z.string().optional(), message: z.string().optional() });

const words = z.string().optional().catch(undefined);

const error = z.object({
  title: words,
  message: words,
  // One description has an object here, without naming its fields.
  details: z.array(detail).optional().catch(undefined),
});

/** From the most to the least specific form. The last two come from older parts of the API. */
const refusal = z.union([
  z.object({ error }).transform(({ error: said }) => {
    const details = (said.details ?? []).map(({ field, message }) => nameField(field, message));
    const all = details.filter((one) => one !== undefined);
    return all.length > 0 ? all.join("; ") : (said.message ?? said.title);
  }),
  z.object({ data: z.object({ message: z.string() }) }).transform(({ data }) => data.message),
  z
    .object({ messages: z.array(z.string()).min(1) })
    .transform(({ messages }) => messages.join("; ")),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

function nameField(field: string | undefined, message: string | undefined): string | undefined {
  if (!message || !field || message.includes(field)) return message;
  return `${field}: ${message}`;
}

/** Ninja Van's own words for a refusal, on one line. */
export function readRefusal(json: unknown): string | undefined {
  return oneLineOf(refusal.safeParse(json).data ?? "") || undefined;
}

/** Removes line breaks, invisible characters, and characters that change the direction of text. */
export const oneLineOf = (text: string): string => text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();

/** The part that people get to read. */
export const shortened = (line: string): string =>
  Array.from(line).slice(0, 200).join("").trimEnd();

/** The exact words are not documented, so similar ones are accepted. Status 409 suffices. */
export const saysDuplicate = (status: number, says: string): boolean =>
  status === 409 || /duplicat|already (?:exist|used|in use|taken|been used)|not unique/i.test(says);

export const saysUnknown = (says: string): boolean =>
  /not found|not exist|no such|unknown|invalid tracking/i.test(says);

/**
 * The tracking number in a refusal: the shipper's prefix, sometimes zeros, then the reference. The
 * bare reference does not qualify, since a refusal repeats its request.
 */
export function numberIn(says: string, reference: string): string | undefined {
  const found = says.match(/[A-Z0-9]+/g) ?? [];
  return found.find((part) => part.length > reference.length && part.endsWith(reference));
}

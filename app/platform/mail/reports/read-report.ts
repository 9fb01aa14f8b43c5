import PostalMime, { type Attachment, type Email } from "postal-mime";

/** What became of a mail for one of its readers, as a mail server says (RFC 3464). */
export type DeliveryStatus = { action: string; status: string; diagnostic: string };

/** A mail that reports on another one: what a mail server did with it, or what its reader thought. */
export type MailReport =
  | { about: "delivery"; messageId: string; recipients: DeliveryStatus[] }
  | { about: "feedback"; messageId: string; type: string };

/** More groups than any report about one mail has. */
const MOST_RECIPIENTS = 20;
const LONGEST = 300;
const MOST_DEPTH = 8;

/**
 * A report of a mail server (RFC 3464) or of a mailbox provider (RFC 5965), if the mail is one and names
 * the mail that it is about. Whatever is malformed is no report.
 */
export async function readReport(raw: string): Promise<MailReport | undefined> {
  const mail = await parsed(raw);
  if (!mail || !/^\s*multipart\/report\b/i.test(headerOf(mail, "content-type"))) return undefined;
  const messageId = messageIdIn(mail);
  if (messageId === undefined) return undefined;
  const status = partOf(mail, "message/delivery-status");
  if (status !== undefined) {
    // The first group is about the report itself.
    const groups = groupsOf(status);
    const recipients = groups.filter((group) => group.has("action")).map(statusOf);
    const some = recipients.slice(0, MOST_RECIPIENTS);
    return some.length > 0 ? { about: "delivery", messageId, recipients: some } : undefined;
  }
  const feedback = partOf(mail, "message/feedback-report");
  const type = feedback && groupsOf(feedback)[0]?.get("feedback-type");
  return type ? { about: "feedback", messageId, type: type.toLowerCase() } : undefined;
}

async function parsed(raw: string): Promise<Email | undefined> {
  try {
    // A mail that came back stays a part of its own: its fields are not those of the report.
    const options = { forceRfc822Attachments: true, maxNestingDepth: MOST_DEPTH } as const;
    return await PostalMime.parse(raw, { ...options, attachmentEncoding: "utf8" });
  } catch {
    return undefined;
  }
}

const headerOf = ({ headers }: Email, name: string) =>
  headers.find(({ key }) => key === name)?.value ?? "";

const textOf = ({ content }: Attachment) => (typeof content === "string" ? content : "");

function partOf({ attachments }: Email, type: string): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType.toLowerCase() === type);
  return part && textOf(part);
}

/** Of the mail that it is about: it comes back whole, or its head alone. */
function messageIdIn(mail: Email): string | undefined {
  const returned =
    partOf(mail, "message/rfc822") ??
    partOf(mail, "text/rfc822-headers") ??
    partOf(mail, "message/global") ??
    partOf(mail, "message/global-headers");
  const id = returned && groupsOf(returned)[0]?.get("message-id");
  return /<[^<>\s]{1,400}>/.exec(id ?? "")?.[0];
}

/** Fields by their names in small letters, one group after each empty line; the first of two counts. */
function groupsOf(text: string): ReadonlyMap<string, string>[] {
  const blocks = text
    .replaceAll(/\r\n?/g, "\n")
    .trim()
    .split(/\n[ \t]*\n/);
  return blocks.slice(0, MOST_RECIPIENTS + 1).map((block) => {
    const fields = new Map<string, string>();
    // A line that begins with a space goes on with the one before.
    for (const line of block.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
      const place = line.indexOf(":");
      const name = line.slice(0, place).trim().toLowerCase();
      if (place > 0 && !fields.has(name)) fields.set(name, line.slice(place + 1).trim());
    }
    return fields;
  });
}

function statusOf(group: ReadonlyMap<string, string>): DeliveryStatus {
  const field = (name: string) => withoutComments(group.get(name) ?? "").slice(0, LONGEST);
  const diagnostic = (group.get("diagnostic-code") ?? "").replaceAll(/\s+/g, " ");
  return {
    action: field("action").toLowerCase(),
    status: field("status"),
    diagnostic: diagnostic.slice(0, LONGEST),
  };
}

/** `5.1.1 (user unknown)` is `5.1.1`. */
const withoutComments = (text: string) => text.replaceAll(/\([^()]*\)/g, "").trim();

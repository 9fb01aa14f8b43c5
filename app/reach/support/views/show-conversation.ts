import { formatDateTime } from "#app/lib/dates.ts";
import { ticketMessages as say } from "../texts/staff.ts";

type WrittenMessage = { id: string; text: string; createdAt: Date; authorName: string | null };
type MailedMessage = { id: string; from: string; text: string; shown: string; createdAt: Date };

export function showConversation(found: {
  ticket: { email: string };
  replies: readonly WrittenMessage[];
  notes: readonly WrittenMessage[];
  mails: readonly MailedMessage[];
}) {
  const all = [
    ...found.replies.map((one) => ({ ...showWritten(one), kind: "reply" as const })),
    ...found.notes.map((one) => ({ ...showWritten(one), kind: "note" as const })),
    ...found.mails.map((one) => ({ ...showMail(one, found.ticket), kind: "mail" as const })),
  ];
  return all
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at: _, ...entry }) => entry);
}

function showWritten({ id, text, createdAt: at, authorName }: WrittenMessage) {
  return { id, text, at, by: say.byAuthor(authorName ?? say.formerStaff, formatDateTime(at)) };
}

function showMail(mail: MailedMessage, ticket: { email: string }) {
  return {
    id: mail.id,
    text: mail.shown,
    at: mail.createdAt,
    by: say.byMail(mail.from, formatDateTime(mail.createdAt)),
    whole: wholeOf(mail),
    isOther: mail.from !== ticket.email.toLowerCase(),
  };
}

/** All of a mail, where something of it is not shown. */
export function wholeOf(mail: { text: string; shown: string }): string | undefined {
  return mail.text === mail.shown ? undefined : mail.text;
}

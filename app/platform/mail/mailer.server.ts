import { createTransport } from "nodemailer";
import { sentMessageId } from "./message-id.ts";
import { LOGO_CID } from "./shop-line.ts";

export type OutgoingMail = {
  /** As the outbox has it; it leaves with the domain of the sender. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string | null;
  calendar?: string | null;
  files?: readonly { name: string; type: string; content: Buffer }[];
  /** Shown in it where its HTML names `LOGO_CID`. */
  logo?: Uint8Array | undefined;
  /** The sender's name, where the sender's address comes without one. */
  fromName?: string;
  /** A name that this mail bears instead, whatever the sender's address comes with. */
  ownName?: string | null;
  /** Where answers go, if not to the sender. */
  replyTo?: string | undefined;
};

/**
 * `send` is absent when no mail server is configured: mails then stay readable in the outbox.
 * `verify` signs in to the server without sending, and throws what it refuses.
 */
export type Mailer = {
  send?: (mail: OutgoingMail) => Promise<void>;
  verify?: () => Promise<unknown>;
  close(): void;
};

export function createMailer(smtpUrl: string | undefined, from: string): Mailer {
  if (!smtpUrl) return { close() {} };
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({
      unsubscribeUrl,
      calendar,
      logo,
      files = [],
      fromName,
      ownName,
      replyTo,
      ...mail
    }) {
      const headers = unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {};
      const attachments = [
        ...logoFiles(logo),
        ...calendarFiles(calendar),
        ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      ];
      await transport.sendMail({
        from: senderOf(from, { fromName, ownName }),
        ...(replyTo && { replyTo }),
        ...mail,
        messageId: sentMessageId(mail.messageId, from),
        headers,
        attachments,
      });
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

type Names = { fromName: string | undefined; ownName: string | null | undefined };

function senderOf(from: string, { fromName, ownName }: Names) {
  const address = /<([^>]*)>/.exec(from)?.[1] ?? from;
  if (ownName) return { name: ownName, address };
  return fromName && address === from ? { name: fromName, address } : from;
}

/** Part of the mail itself, so that reading it fetches nothing. */
function logoFiles(content: Uint8Array | undefined) {
  if (!content) return [];
  const about = { filename: "logo.png", contentType: "image/png", cid: LOGO_CID };
  return [{ ...about, content: Buffer.from(content), contentDisposition: "inline" as const }];
}

function calendarFiles(content: string | null | undefined) {
  const contentType = "text/calendar; charset=utf-8";
  return content ? [{ filename: "calendar.ics", content, contentType }] : [];
}

/** RFC 8058: the mail program posts to the address when its reader presses "Unsubscribe". */
export function oneClickHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

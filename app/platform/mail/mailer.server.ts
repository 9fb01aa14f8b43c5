import { createTransport } from "nodemailer";

export type OutgoingMail = {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
};

/** `send` is absent when no mail server is configured: mails then stay readable in the outbox. */
export type Mailer = { send?: (mail: OutgoingMail) => Promise<void>; close(): void };

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
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

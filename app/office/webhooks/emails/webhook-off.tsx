import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { webhookMail as say } from "../texts/mail.ts";

export type WebhookOffProps = { text: string; href: string };

export function WebhookOffMail({ text, href }: WebhookOffProps) {
  return (
    <MailLayout
      action={{ label: say.open, href }}
      footer={say.footer}
      paragraphs={[text, say.advice]}
      preview={text}
      title={say.subject}
    />
  );
}

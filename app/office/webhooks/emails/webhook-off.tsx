import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { webhookMail as say } from "../texts/mail.ts";

export type WebhookOffProps = { text: string; href: string };

export function WebhookOffMail({ text, href }: WebhookOffProps) {
  return (
    <MailLayout
      action={{ label: say.open, href }}
      footer={say.footer}
      preview={text}
      title={say.subject}
    >
      <MailText>{text}</MailText>
      <MailText>{say.advice}</MailText>
    </MailLayout>
  );
}

import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { securityMessages as say } from "../texts/mail.ts";

export type SecurityNewsProps = { subject: string; text: string; advice: string; href: string };

/** Tells an owner what happened, and what to do if it is not all right. */
export function SecurityNewsMail({ subject, text, advice, href }: SecurityNewsProps) {
  return (
    <MailLayout
      action={{ label: say.open, href }}
      footer={say.footer}
      paragraphs={[text, advice]}
      preview={text}
      title={subject}
    />
  );
}

import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { staffMail as say, type StaffWords } from "../texts/mail.ts";

type StaffMailProps = { words: StaffWords; href: string };

/** A mail about an invite or a request to join. It repeats nothing that the recipient typed. */
export function StaffMail({ words, href }: StaffMailProps) {
  const { subject, text, advice, action } = words;
  return (
    <MailLayout
      action={{ label: action, href }}
      footer={say.footer}
      paragraphs={[say.hello, text, advice]}
      preview={text}
      title={subject}
    />
  );
}

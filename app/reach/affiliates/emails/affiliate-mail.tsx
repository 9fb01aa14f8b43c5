import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { affiliateMail as say, type AffiliateWords } from "../texts/mail.ts";

type AffiliateMailProps = { words: AffiliateWords; href: string };

/** Every mail to an affiliate about the programme. */
export function AffiliateMail({ words, href }: AffiliateMailProps) {
  const { subject, paragraphs, action } = words;
  return (
    <MailLayout
      action={{ label: action, href }}
      footer={say.footer}
      paragraphs={[say.hello, ...paragraphs]}
      preview={subject}
      title={subject}
    />
  );
}

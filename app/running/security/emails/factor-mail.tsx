import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { factorMail as say, type FactorWords } from "../texts/mail.ts";

type FactorMailProps = { words: FactorWords; href: string };

export function FactorMail({ words: { subject, text }, href }: FactorMailProps) {
  return (
    <MailLayout
      action={{ label: say.action, href }}
      footer={say.footer}
      paragraphs={[say.hello, text, say.notYou]}
      preview={subject}
      title={subject}
    />
  );
}

/** A neutral subject for readers who chose discreet mails. */
FactorMail.neutralSubject = "News about your sign-in";

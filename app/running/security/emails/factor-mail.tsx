import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { factorMail as say, type FactorWords } from "../texts/mail.ts";

type FactorMailProps = { words: FactorWords; href: string };

export function FactorMail({ words: { subject, text }, href }: FactorMailProps) {
  return (
    <MailLayout
      action={{ label: say.action, href }}
      footer={say.footer}
      preview={subject}
      title={subject}
    >
      <MailText>{say.hello}</MailText>
      <MailText>{text}</MailText>
      <MailText>{say.notYou}</MailText>
    </MailLayout>
  );
}

/** A neutral subject for readers who chose discreet mails. */
FactorMail.neutralSubject = "News about your sign-in";

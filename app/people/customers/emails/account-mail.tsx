import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { accountMail as say, type AccountWords } from "../texts/mail.ts";

type AccountMailProps = { words: AccountWords; href: string };

/**
 * The template of all mails about an account. Anyone can type another person's address, so these
 * mails repeat nothing that was typed, not even names.
 */
export function AccountMail({ words, href }: AccountMailProps) {
  const { subject, text, notYou, action } = words;
  return (
    <MailLayout
      action={{ label: action, href }}
      footer={say.footer}
      paragraphs={[say.hello, text, notYou]}
      preview={subject}
      title={subject}
    />
  );
}

/** A neutral subject for readers who chose discreet mails. */
AccountMail.neutralSubject = "News about your account";

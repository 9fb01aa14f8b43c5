import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { accountMail as say, type AccountWords } from "../texts/mail.ts";

type AccountMailProps = { words: AccountWords; href: string };

/**
 * Every mail about an account. It repeats nothing that was typed, names included: anybody can type
 * an address, and these mails must not carry a stranger's words to it.
 */
export function AccountMail({ words, href }: AccountMailProps) {
  const { subject, text, notYou, action } = words;
  return (
    <MailLayout
      action={{ label: action, href }}
      footer={say.footer}
      preview={subject}
      title={subject}
    >
      <MailText>{say.hello}</MailText>
      <MailText>{text}</MailText>
      <MailText>{notYou}</MailText>
    </MailLayout>
  );
}

/** Says nothing before it is opened. */
AccountMail.neutralSubject = "News of your account";

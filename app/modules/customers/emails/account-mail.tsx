import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { accountMessages } from "../messages.ts";

const say = accountMessages.mail;

export type AccountMailProps = {
  title: string;
  text: string;
  /** What to do when somebody else was behind it. */
  notYou: string;
  action: { label: string; href: string };
};

/**
 * Every mail about an account. It repeats nothing that was typed, names included: anybody can type
 * an address, and these mails must not carry a stranger's words to it.
 */
export function AccountMail({ title, text, notYou, action }: AccountMailProps) {
  return (
    <MailLayout action={action} footer={say.footer} preview={title} title={title}>
      <MailText>Hello,</MailText>
      <MailText>{text}</MailText>
      <MailText>{notYou}</MailText>
    </MailLayout>
  );
}

import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";

type ReminderMailProps = {
  say: { subject: string; hello: string; text: string; footer: string; stop: string };
  action: { label: string; href: string };
  stop: string;
};

/** Names no product and no dose. */
export function ReminderMail({ say, action, stop }: ReminderMailProps) {
  return (
    <MailLayout
      action={action}
      footer={
        <>
          {say.footer} <MailLink href={stop}>{say.stop}</MailLink>
        </>
      }
      paragraphs={[say.hello, say.text]}
      preview={say.subject}
      title={say.subject}
    />
  );
}

/** The subject reveals nothing before the mail is opened. */
ReminderMail.neutralSubject = "A reminder for today";

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { reminderMail as say } from "../texts/mail.ts";

type ReminderMailProps = { action: { label: string; href: string }; stop: string };

/** Names no product and no dose. */
export function ReminderMail({ action, stop }: ReminderMailProps) {
  return (
    <MailLayout
      action={action}
      footer={
        <>
          {say.footer} <MailLink href={stop}>{say.stop}</MailLink>
        </>
      }
      preview={say.subject}
      title={say.subject}
    >
      <MailText>{say.hello}</MailText>
      <MailText>{say.text}</MailText>
    </MailLayout>
  );
}

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { backupMail as say } from "../texts/mail.ts";

/** `lastAt` is the formatted start of the last proven backup; null if there was none. */
export type BackupOverdueProps = { lastAt: string | null; href: string };

export function BackupOverdueMail({ lastAt, href }: BackupOverdueProps) {
  const text = lastAt === null ? say.never : say.since(lastAt);
  return (
    <MailLayout
      action={{ label: say.open, href }}
      footer={say.footer}
      preview={text}
      title={say.subject}
    >
      <MailText>{text}</MailText>
      <MailText>{say.advice}</MailText>
    </MailLayout>
  );
}

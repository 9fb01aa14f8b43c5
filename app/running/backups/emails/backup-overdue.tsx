import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { backupMail as say } from "../texts/mail.ts";

/**
 * `lastAt` is the formatted start of the last proven backup; null if there was none. `sendProblem`
 * says why newer ones were not copied to the store.
 */
export type BackupOverdueProps = { lastAt: string | null; sendProblem?: string; href: string };

export function BackupOverdueMail({ lastAt, sendProblem, href }: BackupOverdueProps) {
  const made = lastAt === null ? say.never : say.since(lastAt);
  const text = sendProblem === undefined ? made : say.unsent(sendProblem);
  return (
    <MailLayout
      action={{ label: say.open, href }}
      footer={say.footer}
      paragraphs={[text, say.advice]}
      preview={text}
      title={say.subject}
    />
  );
}

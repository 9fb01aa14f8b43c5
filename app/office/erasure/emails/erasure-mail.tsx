import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { erasureMail as say } from "../texts/mail.ts";

type ErasureMailProps = {
  title: string;
  paragraphs: readonly string[];
  action: { label: string; href: string };
};

/** About the deletion of an account. The mail names no one. */
export function ErasureMail({ title, paragraphs, action }: ErasureMailProps) {
  return (
    <MailLayout
      action={action}
      footer={say.footer}
      paragraphs={[say.hello, ...paragraphs]}
      preview={title}
      title={title}
    />
  );
}

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { lowStockMail as say } from "../texts/mail.ts";

type LowStockProps = {
  items: readonly { name: string; available: number; daysLeft: number | undefined }[];
  href: string;
};

/** A mail to the shop's own mailbox. */
export function LowStockMail({ items, href }: LowStockProps) {
  return (
    <MailLayout
      action={{ label: say.action, href }}
      footer={say.footer}
      preview={say.subject(items)}
      title={say.title}
    >
      <MailText>Hello,</MailText>
      <MailText>{say.text(items.length)}</MailText>
      {items.map(({ name, available, daysLeft }, index) => (
        <MailText key={index}>{say.item(name, available, daysLeft)}</MailText>
      ))}
    </MailLayout>
  );
}

import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { transferMailMessages as say } from "../texts/mail.ts";
import type { ProofMailProps } from "./proof-received.tsx";

type ReminderProps = ProofMailProps & { expiresAt: string };

export function TransferReminderMail(props: ReminderProps) {
  const { firstName, orderNumber, receiptUrl, expiresAt } = props;
  return (
    <MailLayout
      action={{ label: say.sendProof, href: receiptUrl }}
      footer={say.linkFooter}
      preview={say.reminderSubject(orderNumber)}
      title={say.reminderTitle}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>{say.reminder(orderNumber, formatDateTime(expiresAt))}</MailText>
      <MailText>{say.reminderPaid}</MailText>
    </MailLayout>
  );
}

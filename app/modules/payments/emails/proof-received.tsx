import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { SEE_ORDER } from "#app/modules/orders/texts/mail.ts";
import { transferMailMessages as say } from "../texts/mail.ts";

export type ProofMailProps = { firstName: string; orderNumber: string; receiptUrl: string };

export function ProofReceivedMail({ firstName, orderNumber, receiptUrl }: ProofMailProps) {
  return (
    <MailLayout
      action={{ label: SEE_ORDER, href: receiptUrl }}
      footer={say.linkFooter}
      preview={say.receivedSubject(orderNumber)}
      title={say.receivedTitle}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>{say.received(orderNumber)}</MailText>
    </MailLayout>
  );
}

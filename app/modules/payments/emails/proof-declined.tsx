import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { transferMailMessages as say } from "../texts/mail.ts";
import type { ProofMailProps } from "./proof-received.tsx";

type ProofDeclinedProps = ProofMailProps & {
  reason: string;
  /** None when the order has ended. */
  expiresAt: string | null;
};

export function ProofDeclinedMail(props: ProofDeclinedProps) {
  const { firstName, orderNumber, receiptUrl, reason, expiresAt } = props;
  return (
    <MailLayout
      action={{ label: say.sendAnother, href: receiptUrl }}
      footer={say.linkFooter}
      preview={say.declinedSubject(orderNumber)}
      title={say.declinedTitle}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>{say.declined(orderNumber)}</MailText>
      <MailText>{reason}</MailText>
      <MailText>
        {expiresAt ? say.declinedNext(formatDateTime(expiresAt)) : say.declinedEnded}
      </MailText>
    </MailLayout>
  );
}

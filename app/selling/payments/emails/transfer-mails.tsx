import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { transferMailMessages as say } from "../texts/mail.ts";
import { SEE_ORDER } from "#app/selling/orders/texts/mail.ts";
import { formatMoney } from "#app/lib/money.ts";

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

type ProofDeclinedProps = ProofMailProps & {
  reason: string;
  /** Null if the order has ended. */
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

type ProofToStaffProps = {
  orderNumber: string;
  /** Centavos. */
  amount: number;
  orderUrl: string;
};

export function ProofToStaffMail({ orderNumber, amount, orderUrl }: ProofToStaffProps) {
  return (
    <MailLayout
      action={{ label: say.staffAction, href: orderUrl }}
      footer={say.staffFooter}
      preview={say.staffSubject(orderNumber)}
      title={say.staffTitle}
    >
      <MailText>{say.staff(orderNumber, formatMoney(amount))}</MailText>
    </MailLayout>
  );
}

/** Subjects that reveal nothing, for discreet orders. */
ProofReceivedMail.neutralSubject = "We received what you sent";
ProofDeclinedMail.neutralSubject = "Your payment needs your attention";
TransferReminderMail.neutralSubject = "Payment reminder";

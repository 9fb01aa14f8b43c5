import { formatMoney } from "#app/lib/money.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { transferMailMessages as say } from "../texts/mail.ts";

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

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { refundMail as say } from "../texts/mail.ts";

export type OrderRefundedProps = {
  firstName: string;
  orderNumber: string;
  receiptUrl: string;
  /** Centavos. */
  amount: number;
  byHand: string | null;
  /** Returned to the buyer's store credit. */
  toCredit: boolean;
  nothingSent: boolean;
};

export function OrderRefundedMail(props: OrderRefundedProps) {
  const { firstName, orderNumber, receiptUrl, amount, byHand, toCredit, nothingSent } = props;
  const sent = byHand === null ? say.byGateway : say.byHand(byHand);
  return (
    <MailLayout
      preview={say.preview(amount, orderNumber)}
      title={say.title}
      action={{ label: say.action, href: receiptUrl }}
      footer={say.footer}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>
        {say.text(amount, orderNumber)} {toCredit ? say.toCredit : sent}
      </MailText>
      {nothingSent && <MailText>{say.nothingSent}</MailText>}
    </MailLayout>
  );
}

/** A subject that reveals nothing, for discreet orders. */
OrderRefundedMail.neutralSubject = "A payment to you is on its way";

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { LINK_FOOTER, orderMail } from "../texts/mail.ts";
import { OrderLines, type OrderMailProps } from "./order-lines.tsx";

const say = orderMail.paid;

type OrderPaidProps = OrderMailProps & {
  /** The order had expired and was revived. */
  late: boolean;
  /** The numbers of the replaced orders. */
  replaces: readonly string[];
  /** A sentence about shipping and arrival. */
  when: string;
};

export function OrderPaidMail(props: OrderPaidProps) {
  const { late, replaces } = props;
  return (
    <MailLayout
      preview={say.preview(props.orderNumber)}
      title={say.title}
      action={{ label: say.action, href: props.receiptUrl }}
      footer={`${LINK_FOOTER} ${orderMail.goesTo(props.address)}`}
    >
      <MailText>{orderMail.hello(props.firstName)}</MailText>
      <MailText>{say.text(props.orderNumber, props.when)}</MailText>
      {late && <MailText>{say.late}</MailText>}
      {replaces.length > 0 && <MailText>{orderMail.replaces(replaces)}</MailText>}
      <OrderLines {...props} />
    </MailLayout>
  );
}

/** A subject that reveals nothing, for discreet orders. */
OrderPaidMail.neutralSubject = "Thank you for your payment";

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import type { DeliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { usual, orderNews as say } from "./messages.ts";
import { OrderLines } from "./order-lines.tsx";
import type { OrderMailProps } from "./order-lines.tsx";

type OrderPaidProps = OrderMailProps & {
  /** Its time was over, and it came back. */
  late: boolean;
  /** The numbers of the orders whose place it takes. */
  replaces: readonly string[];
  times: DeliveryTimes;
};

export function OrderPaidMail(props: OrderPaidProps) {
  const { late, replaces } = props;
  return (
    <MailLayout
      preview={`Order ${props.orderNumber} is paid`}
      title="Thank you, your payment is here"
      action={{ label: "See your receipt", href: props.receiptUrl }}
      footer={`This link shows your order to whoever has it. Keep it to yourself. It goes to: ${props.address}.`}
    >
      <MailText>Hello {props.firstName},</MailText>
      <MailText>
        order {props.orderNumber} is confirmed. {usual(props.times)} Keep it at 2-8 °C as soon as
        you have it.
      </MailText>
      {late && <MailText>{say.late}</MailText>}
      {replaces.length > 0 && <MailText>{say.replaces(replaces)}</MailText>}
      <OrderLines items={props.items} saved={props.saved} total={props.total} />
    </MailLayout>
  );
}

import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { orderNews as say } from "./messages.ts";
import { OrderLines } from "./order-lines.tsx";
import type { OrderMailProps } from "./order-lines.tsx";
import { TransferLines } from "./transfer-lines.tsx";
import type { MailedTransfer } from "./transfer-lines.tsx";

type OrderPlacedProps = OrderMailProps & {
  /** Where to transfer to, when it is paid that way. */
  transfer: MailedTransfer | undefined;
  /** The numbers of the orders whose place it takes. */
  replaces: readonly string[];
};

export function OrderPlacedMail(props: OrderPlacedProps) {
  const { firstName, orderNumber, receiptUrl, address, expiresAt, transfer, replaces } = props;
  return (
    <MailLayout
      preview={`Order ${orderNumber}: your items are set aside`}
      title="We have your order"
      action={{ label: transfer ? "Send the proof" : "See your order", href: receiptUrl }}
      footer={`This link shows your order to whoever has it. Keep it to yourself. It goes to: ${address}.`}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>
        your items are set aside under order {orderNumber}.
        {expiresAt
          ? ` Please pay by ${formatDateTime(expiresAt)} (Manila time); after that they go back on the shelf.`
          : ""}
      </MailText>
      {transfer && (
        <TransferLines orderNumber={orderNumber} total={props.total} transfer={transfer} />
      )}
      {replaces.length > 0 && <MailText>{say.replaces(replaces)}</MailText>}
      <OrderLines items={props.items} saved={props.saved} total={props.total} />
    </MailLayout>
  );
}

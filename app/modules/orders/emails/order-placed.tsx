import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { orderNews as say } from "./messages.ts";
import { OrderLines } from "./order-lines.tsx";
import type { OrderMailProps } from "./order-lines.tsx";
import { TransferLines } from "./transfer-lines.tsx";
import type { MailedTransfer } from "./transfer-lines.tsx";

export type OrderPlacedProps = OrderMailProps & {
  /** Where to transfer to, when it is paid that way. */
  transfer: MailedTransfer | undefined;
  /** The numbers of the orders whose place it takes. */
  replaces: readonly string[];
  /** Where a guest shows that the mailbox is hers, which keeps her items for longer. */
  keepUrl: string | undefined;
};

export function OrderPlacedMail(props: OrderPlacedProps) {
  const { firstName, orderNumber, receiptUrl, address, transfer, replaces, keepUrl } = props;
  const onReceipt = transfer ? "Send the proof" : "See your order";
  return (
    <MailLayout
      preview={`Order ${orderNumber}: your items are set aside`}
      title="We have your order"
      action={
        keepUrl ? { label: say.keepAction, href: keepUrl } : { label: onReceipt, href: receiptUrl }
      }
      footer={`This link shows your order to whoever has it. Keep it to yourself. It goes to: ${address}.`}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>{setAside(props)}</MailText>
      {transfer && (
        <TransferLines orderNumber={orderNumber} total={props.total} transfer={transfer} />
      )}
      {replaces.length > 0 && <MailText>{say.replaces(replaces)}</MailText>}
      <OrderLines items={props.items} saved={props.saved} total={props.total} />
      {keepUrl && (
        <MailText>
          <MailLink href={receiptUrl}>{say.sendProof}</MailLink>
        </MailText>
      )}
    </MailLayout>
  );
}

function setAside({ orderNumber, expiresAt, keepUrl }: OrderPlacedProps): string {
  if (expiresAt === null) return `your items are set aside under order ${orderNumber}.`;
  const until = formatDateTime(expiresAt);
  if (keepUrl) return say.keepUntil(orderNumber, until);
  return `your items are set aside under order ${orderNumber}. Please pay by ${until} (Manila time); after that they go back on the shelf.`;
}

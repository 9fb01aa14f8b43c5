import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { LINK_FOOTER, orderMail, SEE_ORDER } from "../texts/mail.ts";
import { OrderLines } from "./order-lines.tsx";
import type { OrderMailProps } from "./order-lines.tsx";
import { TransferLines } from "./transfer-lines.tsx";
import type { MailedTransfer } from "./transfer-lines.tsx";

const say = orderMail.placed;

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
  const onReceipt = transfer ? say.sendProof : SEE_ORDER;
  return (
    <MailLayout
      preview={say.preview(orderNumber)}
      title={say.title}
      action={
        keepUrl ? { label: say.keepAction, href: keepUrl } : { label: onReceipt, href: receiptUrl }
      }
      footer={`${LINK_FOOTER} ${orderMail.goesTo(address)}`}
    >
      <MailText>{orderMail.hello(firstName)}</MailText>
      <MailText>{setAside(props)}</MailText>
      {transfer && (
        <TransferLines orderNumber={orderNumber} total={props.total} transfer={transfer} />
      )}
      {replaces.length > 0 && <MailText>{orderMail.replaces(replaces)}</MailText>}
      <OrderLines items={props.items} saved={props.saved} total={props.total} />
      {keepUrl && (
        <MailText>
          <MailLink href={receiptUrl}>{say.proofLink}</MailLink>
        </MailText>
      )}
    </MailLayout>
  );
}

function setAside({ orderNumber, expiresAt, keepUrl }: OrderPlacedProps): string {
  if (expiresAt === null) return say.setAside(orderNumber);
  const until = formatDateTime(expiresAt);
  return keepUrl ? say.keepUntil(orderNumber, until) : say.payBy(orderNumber, until);
}

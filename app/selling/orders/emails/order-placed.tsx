import { formatDateTime } from "#app/lib/dates.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink, MailPanel } from "#app/platform/mail/mail-parts.tsx";
import { LINK_FOOTER, SEE_ORDER, orderMail } from "../texts/mail.ts";
import { OrderLines, type OrderMailProps } from "./order-lines.tsx";
import { Section } from "@react-email/components";
import { formatMoney } from "#app/lib/money.ts";

const { placed: say, transfer: transferText } = orderMail;

type MailedTransfer = {
  bank: string;
  name: string;
  number: string;
  /** The owner's addition, possibly empty. */
  instructions: string;
};

export type OrderPlacedProps = OrderMailProps & {
  /** The account for a transfer, if it is paid that way. */
  transfer: MailedTransfer | undefined;
  /** The numbers of the replaced orders. */
  replaces: readonly string[];
  /** A sentence with the days if the order is paid at once. Undefined without goods. */
  when: string | undefined;
  /** The link that confirms a guest's mailbox, which keeps the items reserved for longer. */
  keepUrl: string | undefined;
};

export function OrderPlacedMail(props: OrderPlacedProps) {
  const { firstName, orderNumber, receiptUrl, address, transfer, replaces, when, keepUrl } = props;
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
      <MailText>{reservedFor(props)}</MailText>
      {transfer && (
        <TransferLines
          orderNumber={orderNumber}
          total={props.total - props.credit}
          transfer={transfer}
        />
      )}
      {when && <MailText>{when}</MailText>}
      {replaces.length > 0 && <MailText>{orderMail.replaces(replaces)}</MailText>}
      <OrderLines {...props} />
      {keepUrl && (
        <MailText>
          <MailLink href={receiptUrl}>{say.proofLink}</MailLink>
        </MailText>
      )}
    </MailLayout>
  );
}

function reservedFor({ orderNumber, expiresAt, keepUrl }: OrderPlacedProps): string {
  if (expiresAt === null) return say.reservedFor(orderNumber);
  const until = formatDateTime(expiresAt);
  return keepUrl ? say.keepUntil(orderNumber, until) : say.payBy(orderNumber, until);
}

type TransferLinesProps = { transfer: MailedTransfer; total: number; orderNumber: string };

/** The account and the reference of a transfer. */
function TransferLines({ transfer, total, orderNumber }: TransferLinesProps) {
  const { bank, name, number, instructions } = transfer;
  return (
    <Section>
      <MailText>
        {transferText.before} <strong>{formatMoney(total)}</strong> {transferText.after}
      </MailText>
      <MailPanel>
        <MailText>
          {transferText.bank}: <strong>{bank}</strong>
          <br />
          {transferText.name}: <strong>{name}</strong>
          <br />
          {transferText.number}: <strong>{number}</strong>
          <br />
          {transferText.reference}: <strong>{orderNumber}</strong>
        </MailText>
      </MailPanel>
      <MailText>{transferText.next}</MailText>
      {instructions && <MailText>{instructions}</MailText>}
    </Section>
  );
}

/** A subject that reveals nothing, for discreet orders. */
OrderPlacedMail.neutralSubject = "Thank you for your order";

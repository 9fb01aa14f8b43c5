import { Section } from "@react-email/components";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { AmountLine, MailLink, MailRule } from "#app/platform/mail/mail-parts.tsx";
import { newOrderMail as say } from "../texts/mail-new-orders.ts";

type NewOrdersProps = {
  subject: string;
  /** The number of new orders, listed or not. */
  count: number;
  orders: readonly { label: string; amount: string }[];
  /** The number of orders that are not listed. */
  more: number;
  total: string;
  href: string;
  settingsUrl: string;
};

/** To staff: one new order, or those of a day. */
export function NewOrdersMail(props: NewOrdersProps) {
  const { subject, count, orders, more, total, href, settingsUrl } = props;
  return (
    <MailLayout
      action={{ label: say.action(count), href }}
      footer={say.footer}
      preview={subject}
      title={say.titleOf(count)}
    >
      <MailText>Hello,</MailText>
      <MailText>{say.text(count)}</MailText>
      <Section style={{ marginBottom: 16 }}>
        <MailRule />
        {orders.map(({ label, amount }) => (
          <AmountLine amount={amount} key={label} label={label} />
        ))}
        {count > 1 && (
          <>
            <MailRule />
            <AmountLine amount={total} label={say.total} strong />
          </>
        )}
      </Section>
      {more > 0 && <MailText>{say.more(more)}</MailText>}
      <MailText>
        <MailLink href={settingsUrl}>{say.settings}</MailLink>
      </MailText>
    </MailLayout>
  );
}

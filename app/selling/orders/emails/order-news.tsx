import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { orderMail, type OrderNews } from "../texts/mail.ts";
import { OrderLines, type MailedLines } from "./order-lines.tsx";

export type OrderNewsProps = {
  news: OrderNews;
  /** Where the button leads. */
  href: string;
  /** A buyer is greeted by name, staff are not. */
  firstName: string | undefined;
  /** A second way on, below the text. */
  also: { label: string; href: string } | undefined;
  /** Where somebody finds out whether a parcel at the door is ours. */
  check?: { label: string; href: string } | undefined;
  lines: MailedLines | undefined;
  footer: string;
};

/** Every mail about an order that is text and a button. */
export function OrderNewsMail(props: OrderNewsProps) {
  const { news, href, firstName, also, check, lines, footer } = props;
  return (
    <MailLayout
      action={{ label: news.action, href }}
      footer={footer}
      preview={news.subject}
      title={news.title}
    >
      <MailText>{orderMail.hello(firstName)}</MailText>
      {news.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {lines && <OrderLines {...lines} />}
      {also && (
        <MailText>
          <MailLink href={also.href}>{also.label}</MailLink>
        </MailText>
      )}
      {check && (
        <MailText>
          <MailLink href={check.href}>{check.label}</MailLink>
        </MailText>
      )}
    </MailLayout>
  );
}

/** Says nothing before it is opened. */
OrderNewsMail.neutralSubject = "News of your order";

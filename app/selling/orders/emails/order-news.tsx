import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { orderMail, type OrderNews } from "../texts/mail.ts";
import { OrderLines, type MailedLines } from "./order-lines.tsx";

export type OrderNewsProps = {
  news: OrderNews;
  href: string;
  /** Set for buyers, who are greeted by name. Staff are not. */
  firstName: string | undefined;
  /** A second link, below the text. */
  also: { label: string; href: string } | undefined;
  /** The page where the recipient can check at the door that a parcel is ours. */
  check?: { label: string; href: string } | undefined;
  lines: MailedLines | undefined;
  footer: string;
};

/** The layout of all mails about an order that have only text and a button. */
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

/** A subject that reveals nothing, for discreet orders. */
OrderNewsMail.neutralSubject = "An update on your order";

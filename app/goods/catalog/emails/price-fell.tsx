import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { priceMail as say, watchMail } from "../texts/mail.ts";

type PriceFellProps = {
  name: string;
  before: Centavos;
  now: Centavos;
  href: string;
  stopHref: string;
};

export function PriceFellMail({ name, before, now, href, stopHref }: PriceFellProps) {
  const text = say.text(name, formatMoney(before), formatMoney(now));
  return (
    <MailLayout
      action={{ label: watchMail.action, href }}
      footer={
        <>
          {watchMail.footer} <MailLink href={stopHref}>{watchMail.stop}</MailLink>
        </>
      }
      paragraphs={["Hello,", text, say.noPromise]}
      preview={text}
      title={say.title(name)}
    />
  );
}

/** A neutral subject for readers who chose discreet mails. */
PriceFellMail.neutralSubject = "The update you asked for";

import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { watchMail as say } from "../texts/mail.ts";

type StockBackProps = { name: string; href: string; stopHref: string };

export function StockBackMail({ name, href, stopHref }: StockBackProps) {
  return (
    <MailLayout
      action={{ label: say.action, href }}
      footer={
        <>
          {say.footer} <MailLink href={stopHref}>{say.stop}</MailLink>
        </>
      }
      paragraphs={["Hello,", say.text(name), say.noPromise]}
      preview={say.text(name)}
      title={say.title(name)}
    />
  );
}

/** A neutral subject for readers who chose discreet mails. */
StockBackMail.neutralSubject = "The update you asked for";

import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { newsletterMail as say } from "../texts/mail.ts";

type NewsletterMailProps = {
  title: string;
  paragraphs: readonly string[];
  action: { label: string; href: string };
  footer: string;
  /** The link that ends the subscription; absent before it has begun. */
  stop?: string;
};

/** The mail repeats no typed text, because anyone can type an address. */
export function NewsletterMail({ title, paragraphs, action, footer, stop }: NewsletterMailProps) {
  return (
    <MailLayout
      action={action}
      footer={
        <>
          {footer} {stop && <MailLink href={stop}>{say.stop}</MailLink>}
        </>
      }
      paragraphs={[say.hello, ...paragraphs]}
      preview={title}
      title={title}
    />
  );
}

/** The subject reveals nothing before the mail is opened. */
NewsletterMail.neutralSubject = "News you asked for";

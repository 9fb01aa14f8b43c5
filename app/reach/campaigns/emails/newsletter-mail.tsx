import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { newsletterMail as say } from "../texts/mail.ts";

type NewsletterMailProps = {
  title: string;
  paragraphs: readonly string[];
  action: { label: string; href: string };
  footer: string;
  /** Where it ends; absent before it has begun. */
  stop?: string;
};

/** Repeats nothing that was typed: anybody can type an address. */
export function NewsletterMail({ title, paragraphs, action, footer, stop }: NewsletterMailProps) {
  return (
    <MailLayout
      action={action}
      footer={
        <>
          {footer} {stop && <MailLink href={stop}>{say.stop}</MailLink>}
        </>
      }
      preview={title}
      title={title}
    >
      <MailText>{say.hello}</MailText>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </MailLayout>
  );
}

/** Says nothing before it is opened. */
NewsletterMail.neutralSubject = "News you asked for";

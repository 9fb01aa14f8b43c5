import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { automationMail as say, type AutomationWords } from "../texts/mail.ts";

type AutomationMailProps = {
  words: AutomationWords;
  action: { label: string; href: string };
  /** The unsubscribe link. */
  stop: string;
};

/** The mail mentions no product and no health topic. */
export function AutomationMail({ words, action, stop }: AutomationMailProps) {
  return (
    <MailLayout
      action={action}
      footer={
        <>
          {words.footer} <MailLink href={stop}>{words.stop}</MailLink>
        </>
      }
      paragraphs={[say.hello, ...words.paragraphs]}
      preview={words.subject}
      title={words.title}
    />
  );
}

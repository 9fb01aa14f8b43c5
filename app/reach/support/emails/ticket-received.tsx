import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { ticketMail as say } from "../texts/mail.ts";

type TicketReceivedProps = { number: string; nextDay: Day | undefined; faqHref: string };

/** Repeats no typed text: this mail must not carry a stranger's words to a typed address. */
export function TicketReceivedMail({ number, nextDay, faqHref }: TicketReceivedProps) {
  return (
    <MailLayout
      action={{ label: say.faq, href: faqHref }}
      footer={`${say.footer} ${say.notYou}`}
      paragraphs={[
        say.hello,
        say.received(number),
        nextDay ? say.nextDay(nextDay) : say.within,
        say.emergency,
      ]}
      preview={say.receivedSubject(number)}
      title={say.receivedTitle}
    />
  );
}

/** The subject reveals nothing before the mail is opened. */
TicketReceivedMail.neutralSubject = "We have your message";

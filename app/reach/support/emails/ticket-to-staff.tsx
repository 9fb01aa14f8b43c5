import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { ticketMail as say } from "../texts/mail.ts";

/** Without a due time the message may be urgent. */
type TicketToStaffProps = { number: string; due: string | undefined; href: string };

/**
 * Announces a ticket without its contents, since mailboxes are read in more places than the shop.
 */
export function TicketToStaffMail({ number, due, href }: TicketToStaffProps) {
  const title = due === undefined ? say.staffUrgentSubject(number) : say.staffSubject(number);
  return (
    <MailLayout
      action={{ label: say.staffAction, href }}
      footer={say.staffFooter}
      paragraphs={[say.hello, due === undefined ? say.staffUrgent : say.staffText(due)]}
      preview={title}
      title={title}
    />
  );
}

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { ticketMail as say } from "../texts/mail.ts";

type TicketToStaffProps = { number: string; due: string; href: string };

/**
 * Announces a ticket without its contents, since mailboxes are read in more places than the shop.
 */
export function TicketToStaffMail({ number, due, href }: TicketToStaffProps) {
  return (
    <MailLayout
      action={{ label: say.staffAction, href }}
      footer={say.staffFooter}
      preview={say.staffSubject(number)}
      title={say.staffSubject(number)}
    >
      <MailText>{say.hello}</MailText>
      <MailText>{say.staffText(due)}</MailText>
    </MailLayout>
  );
}

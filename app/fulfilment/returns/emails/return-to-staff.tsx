import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { returnToStaff as say } from "../texts/mail-staff.ts";

type ReturnToStaffProps = { number: string; orderNumber: string; href: string };

/** Says only that there is a return. Mailboxes are read in more places than the shop. */
export function ReturnToStaffMail({ number, orderNumber, href }: ReturnToStaffProps) {
  return (
    <MailLayout
      action={{ label: say.action, href }}
      footer={say.footer}
      paragraphs={[say.hello, say.text(orderNumber)]}
      preview={say.subject(number)}
      title={say.subject(number)}
    />
  );
}

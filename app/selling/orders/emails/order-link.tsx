import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { orderMail, SEE_ORDER } from "../texts/mail.ts";

const say = orderMail.link;

type OrderLinkMailProps = { firstName: string; orderNumber: string; receiptUrl: string };

export function OrderLinkMail({ firstName, orderNumber, receiptUrl }: OrderLinkMailProps) {
  return (
    <MailLayout
      action={{ label: SEE_ORDER, href: receiptUrl }}
      footer={say.footer}
      paragraphs={[orderMail.hello(firstName), say.text(orderNumber)]}
      preview={say.preview(orderNumber)}
      title={say.title}
    />
  );
}

/** A subject that reveals nothing, for discreet orders. */
OrderLinkMail.neutralSubject = "The link you requested";

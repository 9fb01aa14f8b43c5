import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";

type OrderLinkMailProps = { firstName: string; orderNumber: string; receiptUrl: string };

export function OrderLinkMail({ firstName, orderNumber, receiptUrl }: OrderLinkMailProps) {
  return (
    <MailLayout
      action={{ label: "See your order", href: receiptUrl }}
      footer="This link shows your order to whoever has it. Keep it to yourself. If you did not ask for it, nothing has happened, and you can leave it."
      preview={`Order ${orderNumber}: where it stands`}
      title="Your link to the order"
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>
        here is the link to order {orderNumber} that you asked for: what is in it, where it stands,
        and where the parcel is.
      </MailText>
    </MailLayout>
  );
}

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailLink } from "#app/platform/mail/mail-parts.tsx";
import { letterText } from "../texts/mail.ts";

type PurchaseOrderMailProps = { title: string; text: string; shopUrl: string };

/** Staff's letter to a supplier. The purchase order is attached. */
export function PurchaseOrderMail({ title, text, shopUrl }: PurchaseOrderMailProps) {
  const paragraphs = text.split(/\n\s*\n/);
  const footer = (
    <>
      {letterText.footer} <MailLink href={shopUrl}>{shopUrl}</MailLink>
    </>
  );
  return (
    <MailLayout footer={footer} preview={paragraphs[0] ?? ""} title={title}>
      {paragraphs.map((paragraph, index) => (
        <MailText key={index}>{paragraph}</MailText>
      ))}
    </MailLayout>
  );
}

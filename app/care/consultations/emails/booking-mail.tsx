import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailFacts } from "#app/platform/mail/mail-parts.tsx";
import { bookingMail as say, type BookingNews } from "../texts/mail.ts";

export type BookingMailProps = {
  news: BookingNews;
  facts: readonly { label: string; text: string }[];
  action: { label: string; href: string };
  footer: string;
};

/** Every mail about a booking, to its customer or its doctor. */
export function BookingMail({ news, facts, action, footer }: BookingMailProps) {
  return (
    <MailLayout action={action} footer={footer} preview={news.subject} title={news.title}>
      <MailText>{say.hello}</MailText>
      <MailFacts facts={facts} />
      {news.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </MailLayout>
  );
}

/** The subject reveals nothing before the mail is opened. */
BookingMail.neutralSubject = "News about your appointment";

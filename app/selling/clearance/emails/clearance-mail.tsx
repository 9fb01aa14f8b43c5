import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { clearanceMail as say, type ClearanceNews } from "../texts/mail.ts";

export type ClearanceMailProps = {
  news: ClearanceNews;
  action: { label: string; href: string };
};

export function ClearanceMail({ news, action }: ClearanceMailProps) {
  return (
    <MailLayout action={action} footer={say.footer} preview={news.subject} title={news.title}>
      <MailText>{say.hello}</MailText>
      {news.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </MailLayout>
  );
}

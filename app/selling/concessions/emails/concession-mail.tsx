import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { concessionMail as say, type ConcessionNews } from "../texts/mail.ts";

export type ConcessionMailProps = {
  news: ConcessionNews;
  action: { label: string; href: string };
};

export function ConcessionMail({ news, action }: ConcessionMailProps) {
  return (
    <MailLayout action={action} footer={say.footer} preview={news.subject} title={news.title}>
      <MailText>{say.hello}</MailText>
      {news.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </MailLayout>
  );
}

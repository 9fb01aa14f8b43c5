import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { concessionMail as say, type ConcessionNews } from "../texts/mail.ts";

export type ConcessionMailProps = {
  news: ConcessionNews;
  action: { label: string; href: string };
};

export function ConcessionMail({ news, action }: ConcessionMailProps) {
  return (
    <MailLayout
      action={action}
      footer={say.footer}
      paragraphs={[say.hello, ...news.paragraphs]}
      preview={news.subject}
      title={news.title}
    />
  );
}

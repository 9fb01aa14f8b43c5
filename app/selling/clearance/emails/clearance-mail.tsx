import { MailLayout } from "#app/platform/mail/mail-layout.tsx";
import { clearanceMail as say, type ClearanceNews } from "../texts/mail.ts";

export type ClearanceMailProps = {
  news: ClearanceNews;
  action: { label: string; href: string };
};

export function ClearanceMail({ news, action }: ClearanceMailProps) {
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

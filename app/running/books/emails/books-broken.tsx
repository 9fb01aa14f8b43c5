import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { booksMail as say } from "../texts/mail.ts";

const MOST_SHOWN = 10;

type BooksBrokenProps = { problems: readonly string[]; href: string };

export function BooksBrokenMail({ problems, href }: BooksBrokenProps) {
  const lead = say.lead(problems.length);
  const more = problems.length - MOST_SHOWN;
  return (
    <MailLayout
      action={{ label: say.open, href }}
      footer={say.footer}
      preview={lead}
      title={say.subject}
    >
      <MailText>{lead}</MailText>
      {problems.slice(0, MOST_SHOWN).map((problem) => (
        <MailText key={problem}>{problem}</MailText>
      ))}
      {more > 0 && <MailText>{say.more(more)}</MailText>}
      <MailText>{say.advice}</MailText>
    </MailLayout>
  );
}

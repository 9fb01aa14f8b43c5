import { Section } from "@react-email/components";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { AmountLine, MailLink, MailRule } from "#app/platform/mail/mail-parts.tsx";
import { digestMail as say } from "../texts/mail-digest.ts";

type DigestMailProps = {
  subject: string;
  /** The piles of open tasks, with the number of tasks in each. */
  piles: readonly { label: string; count: string }[];
  href: string;
  changeHref: string;
};

/** The daily mail to a member of staff about open tasks. It has numbers only, no names. */
export function DigestMail({ subject, piles, href, changeHref }: DigestMailProps) {
  return (
    <MailLayout
      action={{ label: say.action, href }}
      footer={say.footer}
      preview={subject}
      title={say.title}
    >
      <MailText>Hello,</MailText>
      <MailText>{say.text}</MailText>
      <Section style={{ marginBottom: 16 }}>
        <MailRule />
        {piles.map(({ label, count }) => (
          <AmountLine amount={count} key={label} label={label} />
        ))}
      </Section>
      <MailText>
        <MailLink href={changeHref}>{say.change}</MailLink>
      </MailText>
    </MailLayout>
  );
}

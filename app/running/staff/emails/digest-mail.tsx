import { Section } from "@react-email/components";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { AmountLine, MailLink, MailRule } from "#app/platform/mail/mail-parts.tsx";
import { digestMail as say } from "../texts/mail-digest.ts";

type DigestMailProps = {
  subject: string;
  /** What is to be done, and how many of it. */
  piles: readonly { label: string; count: string }[];
  href: string;
  changeHref: string;
};

/** To one of the staff: what waits for them. Counts alone, nobody's name. */
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

import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { giftCardMail as say } from "../texts/mail.ts";

export type GiftCardMailProps = {
  words: ReturnType<(typeof say)["gift" | "bought" | "refunded"]>;
  name: string;
  href: string;
  /** The sender's own words, and the code, for the recipient alone. */
  message?: string;
  code?: string;
};

/** Every mail of a gift card: to its buyer, or to its recipient with the code. */
export function GiftCardMail({ words, name, href, message = "", code }: GiftCardMailProps) {
  const [first, ...rest] = words.texts;
  return (
    <MailLayout
      action={{ label: words.action, href }}
      footer={say.footer}
      preview={words.title}
      title={words.title}
    >
      <MailText>{say.hello(name)}</MailText>
      <MailText>{first}</MailText>
      {message !== "" && <MailText>“{message}”</MailText>}
      {rest.map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
      {code !== undefined && (
        <MailText>
          <strong>{code}</strong>
        </MailText>
      )}
    </MailLayout>
  );
}

import { Button, Img, Section, Text } from "@react-email/components";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { mailLook } from "#app/platform/mail/mail-look.ts";
import { MailLink, MailPanel, MailRule } from "#app/platform/mail/mail-parts.tsx";
import { campaignMail as say } from "../texts/mail.ts";
import type { ShownPart } from "../views/show-mail.ts";

type CampaignMailProps = {
  preview: string;
  title: string;
  parts: readonly ShownPart[];
  /** The page where the reader ends such mails or stops being counted. */
  stop: string;
  /** The picture that counts opens; undefined where they are not counted. */
  pixel?: string | undefined;
};

/**
 * News of the shop. The mail loads product pictures and the pixel that counts opens. They have a low
 * priority because React adds a link to the head of the mail for any other picture.
 */
export function CampaignMail({ preview, title, parts, stop, pixel }: CampaignMailProps) {
  return (
    <MailLayout
      footer={
        <>
          {say.footer} <MailLink href={stop}>{say.stop}</MailLink>
          {pixel && <Img alt="" fetchPriority="low" height={1} src={pixel} width={1} />}
        </>
      }
      preview={preview}
      title={title}
    >
      {parts.map((part, place) => (
        <MailPart key={place} part={part} />
      ))}
    </MailLayout>
  );
}

const subtitle = { ...mailLook.text, fontWeight: 600, fontSize: 19 };

function MailPart({ part }: { part: ShownPart }) {
  switch (part.kind) {
    case "divider":
      return <MailRule />;
    case "heading":
      return (
        <Text className="mail-text" style={subtitle}>
          {part.text}
        </Text>
      );
    case "paragraph":
      return <Lines text={part.text} />;
    case "code":
      return (
        <MailPanel>
          <MailText>{say.code(part.text)}</MailText>
        </MailPanel>
      );
    case "button":
      return (
        <Section style={{ padding: "8px 0 16px" }}>
          <Button className="mail-action" href={part.href} style={mailLook.action}>
            {part.text}
          </Button>
        </Section>
      );
    case "product":
      return (
        <MailPanel>
          {part.picture && (
            <Img
              alt=""
              fetchPriority="low"
              height={150}
              src={part.picture}
              style={{ borderRadius: 8, marginBottom: 12 }}
              width={120}
            />
          )}
          <Text className="mail-text" style={{ ...mailLook.text, fontWeight: 600 }}>
            {part.name} · {part.price}
          </Text>
          <MailText>
            <MailLink href={part.href}>{say.see(part.name)}</MailLink>
          </MailText>
        </MailPanel>
      );
  }
}

/** A paragraph with its line breaks. */
function Lines({ text }: { text: string }) {
  return (
    <MailText>
      {text.split("\n").map((line, place) => (
        <span key={place}>
          {place > 0 && <br />}
          {line}
        </span>
      ))}
    </MailText>
  );
}

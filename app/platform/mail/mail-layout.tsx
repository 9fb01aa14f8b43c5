import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { use, type ReactNode } from "react";
import { MAIL_STYLE, mailLook } from "./mail-look.ts";
import { Rewording, type Reword, type TextPlace } from "./rewording.ts";
import { SHOP_LINE, SHOP_NAME } from "./shop-line.ts";

export type MailLayoutProps = {
  preview: string;
  title: string;
  action?: { label: string; href: string };
  footer: ReactNode;
  /** Come before the children. */
  paragraphs?: readonly string[];
  children?: ReactNode;
};

/**
 * One column that reads without pictures and fetches nothing, in the shop's paper and type where
 * the reader has it, in the theme of the reader's own.
 */
export function MailLayout(props: MailLayoutProps) {
  const { action, footer, paragraphs = [], children } = props;
  const reword = use(Rewording);
  const title = reword("title", props.title);
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <style>{MAIL_STYLE}</style>
      </Head>
      <Preview>{reword("preheader", props.preview)}</Preview>
      <Body className="mail-paper" style={mailLook.paper}>
        <main>
          <Container style={mailLook.column}>
            <Text className="mail-wordmark" data-skip-in-text="true" style={mailLook.wordmark}>
              <span {...SHOP_NAME} />
            </Text>
            <Section className="mail-sheet" style={mailLook.sheet}>
              <Heading as="h1" className="mail-title" style={mailLook.title}>
                {title}
              </Heading>
              {paragraphs.map((paragraph) => (
                <MailText key={paragraph}>{paragraph}</MailText>
              ))}
              {children}
              {action && (
                <Section style={{ padding: "8px 0" }}>
                  <Button className="mail-action" href={action.href} style={mailLook.action}>
                    {reword("button", action.label)}
                  </Button>
                </Section>
              )}
            </Section>
            <Text className="mail-footer" style={mailLook.footer}>
              {reworded(reword, "footer", footer)}
            </Text>
            {/* Delivery fills in who runs the shop here, and the shop's name above. */}
            <div {...SHOP_LINE} />
          </Container>
        </main>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-text" style={mailLook.text}>
      {reworded(use(Rewording), "text", children)}
    </Text>
  );
}

/** What is words alone is reworded, and what has more in it, such as a link, is not. */
function reworded(reword: Reword, place: TextPlace, content: ReactNode): ReactNode {
  if (typeof content === "string") return reword(place, content);
  return content;
}

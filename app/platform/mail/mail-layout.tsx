import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";

const paper = { backgroundColor: "#fbfaf6", color: "#17231e", margin: 0, padding: "24px 12px" };
const sheet = { maxWidth: 560, margin: "0 auto" };
const serif = { fontFamily: "Newsreader, Georgia, serif", fontWeight: 500, fontSize: 28 };
const sans = {
  fontFamily: "Geist, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSize: 16,
  lineHeight: "26px",
};
const small = { ...sans, fontSize: 14, lineHeight: "22px", color: "#55605b" };
const action = {
  ...sans,
  backgroundColor: "#14604a",
  color: "#ffffff",
  borderRadius: 999,
  padding: "12px 24px",
  fontWeight: 600,
};

export type MailLayoutProps = {
  preview: string;
  title: string;
  action?: { label: string; href: string };
  footer: ReactNode;
  children: ReactNode;
};

/** One column that reads without pictures, in the shop's paper and type where the reader has it. */
export function MailLayout({ preview, title, action: button, footer, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={paper}>
        <Container style={sheet}>
          <Heading as="h1" style={serif}>
            {title}
          </Heading>
          {children}
          {button ? (
            <Button href={button.href} style={action}>
              {button.label}
            </Button>
          ) : null}
          <Text style={small}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={sans}>{children}</Text>;
}

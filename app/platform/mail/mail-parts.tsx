import { Column, Hr, Link, Row, Section } from "@react-email/components";
import type { ReactNode } from "react";
import { mailLook } from "./mail-look.ts";

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="mail-link" href={href} style={mailLook.link}>
      {children}
    </Link>
  );
}

/** What is to be copied or looked up, on a ground of its own. */
export function MailPanel({ children }: { children: ReactNode }) {
  return (
    <Section className="mail-panel" style={mailLook.panel}>
      {children}
    </Section>
  );
}

export function MailRule() {
  return <Hr className="mail-rule" style={mailLook.rule} />;
}

type AmountLineProps = { label: string; amount: string; strong?: boolean };

/** A line of a bill: what it is for, and how much at the far end. Cells, so that it is one line of plain text too. */
export function AmountLine({ label, amount, strong = false }: AmountLineProps) {
  const look = { ...mailLook.amount, fontWeight: strong ? 600 : 400 };
  return (
    <Row>
      <Column className="mail-amount" style={look}>
        {label}{" "}
      </Column>
      <Column align="right" className="mail-amount" style={{ ...look, ...mailLook.sum }}>
        {amount}
      </Column>
    </Row>
  );
}

type Fact = { label: string; text: string };

/** What was agreed: names, and beside each as many lines as it needs. */
export function MailFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section className="mail-panel" style={mailLook.facts}>
      {facts.map(({ label, text }) => (
        <Row key={label}>
          <Column className="mail-amount" style={{ ...mailLook.amount, ...mailLook.factName }}>
            {label}{" "}
          </Column>
          <Column className="mail-amount" style={mailLook.amount}>
            {text}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

import { Section } from "@react-email/components";
import { formatMoney } from "#app/lib/money.ts";
import { MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailPanel } from "#app/platform/mail/mail-parts.tsx";
import { orderMail } from "../texts/mail.ts";

const say = orderMail.transfer;

export type MailedTransfer = {
  bank: string;
  name: string;
  number: string;
  /** What the owner adds; may be empty. */
  instructions: string;
};

type TransferLinesProps = { transfer: MailedTransfer; total: number; orderNumber: string };

/** Where the money of a transfer goes, and what to write into it. */
export function TransferLines({ transfer, total, orderNumber }: TransferLinesProps) {
  const { bank, name, number, instructions } = transfer;
  return (
    <Section>
      <MailText>
        {say.before} <strong>{formatMoney(total)}</strong> {say.after}
      </MailText>
      <MailPanel>
        <MailText>
          {say.bank}: <strong>{bank}</strong>
          <br />
          {say.name}: <strong>{name}</strong>
          <br />
          {say.number}: <strong>{number}</strong>
          <br />
          {say.reference}: <strong>{orderNumber}</strong>
        </MailText>
      </MailPanel>
      <MailText>{say.next}</MailText>
      {instructions && <MailText>{instructions}</MailText>}
    </Section>
  );
}

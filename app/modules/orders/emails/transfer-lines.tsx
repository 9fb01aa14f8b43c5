import { Section } from "@react-email/components";
import { formatMoney } from "#app/lib/money.ts";
import { MailText } from "#app/platform/mail/mail-layout.tsx";
import { MailPanel } from "#app/platform/mail/mail-parts.tsx";

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
        Transfer <strong>{formatMoney(total)}</strong> to this account:
      </MailText>
      <MailPanel>
        <MailText>
          Bank: <strong>{bank}</strong>
          <br />
          Account name: <strong>{name}</strong>
          <br />
          Account number: <strong>{number}</strong>
          <br />
          Reference: <strong>{orderNumber}</strong>
        </MailText>
      </MailPanel>
      <MailText>
        Write the reference into the transfer. Then open your order and send us a photo or a
        screenshot of it.
      </MailText>
      {instructions && <MailText>{instructions}</MailText>}
    </Section>
  );
}

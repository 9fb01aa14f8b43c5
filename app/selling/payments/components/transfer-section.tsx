import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { transferMessages as say } from "../texts/shopper.ts";
import type { TransferView } from "../views/show-transfer.ts";
import { ProofForm } from "./proof-form.tsx";

type TransferSectionProps = {
  transfer: TransferView;
  /** The form's target. Each proof has an address below it. */
  address: string;
};

/** Instructions for the transfer, and the form for its proof. */
export function TransferSection({ transfer, address }: TransferSectionProps) {
  const { ended, proofs, canSend } = transfer;
  const lead = ended ? say.proofLate : say.proofLead;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      {!ended && <TransferDetails transfer={transfer} />}
      <Card as="section" className="grid gap-5" padding="roomy">
        <h2 className="text-2xl">{proofs.length > 0 ? say.proofsTitle : say.proofTitle}</h2>
        {proofs.length > 0 ? (
          <>
            <SentProofs address={address} proofs={proofs} />
            <h3 className="text-xl">{canSend ? say.anotherTitle : say.noMore}</h3>
          </>
        ) : (
          <p className="text-ink-soft">{lead}</p>
        )}
        {canSend && <ProofForm action={address} error={undefined} />}
      </Card>
    </div>
  );
}

function TransferDetails({ transfer }: { transfer: TransferView }) {
  const { account, amount, reference, instructions } = transfer;
  return (
    <Card as="section" className="grid gap-5" padding="roomy">
      <h2 className="text-2xl">{say.detailsTitle}</h2>
      <dl className="grid">
        {account && (
          <>
            <Row label={say.rows.bank} value={account.bank} />
            <Row label={say.rows.name} value={account.name} />
            <Row
              // Bank apps accept only digits.
              copy={account.number.replaceAll(/\s/g, "")}
              label={say.rows.number}
              value={account.number}
            />
          </>
        )}
        <Row copy={toDecimal(amount)} label={say.rows.amount} value={formatMoney(amount)} />
        <Row label={say.rows.reference} value={reference} />
      </dl>
      {!account && <p>{say.noAccount}</p>}
      <p>{say.referenceHint}</p>
      {instructions && <p className="whitespace-pre-line text-ink-soft">{instructions}</p>}
    </Card>
  );
}

type RowProps = { label: string; value: string; copy?: string };

function Row({ label, value, copy = value }: RowProps) {
  return (
    <div className="border-b border-line pt-3 pb-1 last:border-b-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-3">
        <span className="figures min-w-0 text-lg break-words select-all">{value}</span>
        <CopyButton copied={say.copied} label={say.copy} text={copy} what={label} />
      </dd>
    </div>
  );
}

type SentProofsProps = { proofs: TransferView["proofs"]; address: string };

function SentProofs({ proofs, address }: SentProofsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {proofs.map(({ id, sentAt, width, height, answer, removed }) => (
        <li className="grid content-start gap-1 text-sm" key={id}>
          {removed ? (
            <span>{say.removed(removed)}</span>
          ) : (
            <a className="block" href={`${address}/${id}`} rel="noreferrer" target="_blank">
              <img
                alt={say.proofAlt(sentAt)}
                className="aspect-square w-full rounded-control border border-line bg-sunken object-cover object-top"
                height={height}
                loading="lazy"
                src={`${address}/${id}`}
                width={width}
              />
            </a>
          )}
          <span>{say.answers[answer ?? "none"]}</span>
          <span className="text-ink-soft">{sentAt}</span>
        </li>
      ))}
    </ul>
  );
}

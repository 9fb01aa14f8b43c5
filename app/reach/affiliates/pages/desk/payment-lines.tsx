import { LineStatus } from "../../components/payout-state.tsx";
import { paymentMessages as say } from "../../texts/staff-payments.ts";
import type { LoadedPayments } from "./load-payments.server.ts";
import { AddProof, ProofLink, RemoveProof } from "./proof-forms.tsx";
import { SettleForms, type PaymentFailure } from "./settle-forms.tsx";

type Line = LoadedPayments["lines"][number];
type LinesProps = {
  lines: readonly Line[];
  payoutId: string;
  failure: PaymentFailure | undefined;
};

/** Each line offers what is possible now: mark it as paid or failed, or add its receipt. */
export function PaymentLines({ lines, payoutId, failure }: LinesProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {lines.map((line) => (
        <li
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3"
          key={line.id}
        >
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="wrap-anywhere">
              {line.name}, {line.code}
            </span>
            <span className="figures">{line.amount}</span>
          </span>
          <LineStatus line={line} />
          <LineActs
            failure={failure?.values["lineId"] === line.id ? failure : undefined}
            line={line}
            payoutId={payoutId}
          />
        </li>
      ))}
    </ul>
  );
}

type ActsProps = { line: Line; payoutId: string; failure: PaymentFailure | undefined };

function LineActs({ line, payoutId, failure }: ActsProps) {
  const { code, proofId, state } = line;
  if (state === "open") return <SettleForms failure={failure} line={line} />;
  if (state !== "paid") return null;
  if (proofId === undefined) return <AddProof failure={failure} line={line} />;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <ProofLink payoutId={payoutId} proofId={proofId} text={say.receiptOf(code)} />
      <RemoveProof proofId={proofId} what={say.receiptOf(code)} />
    </div>
  );
}

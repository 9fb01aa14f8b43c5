import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { paymentMessages as say } from "../../texts/staff-payments.ts";
import type { LoadedPayments } from "./load-payments.server.ts";
import { ProofFile, type PaymentFailure } from "./settle-forms.tsx";

type FailureProps = { failure: PaymentFailure | undefined };

/** The receipt of a line that was paid without one. */
export function AddProof({ line, failure }: FailureProps & { line: { id: string; code: string } }) {
  return (
    <details open={failure !== undefined}>
      <summary className="flex min-h-11 items-center underline underline-offset-4">
        {say.addTo(line.code)}
      </summary>
      <IntentForm
        className="grid max-w-form gap-3 pt-1"
        encType="multipart/form-data"
        intent="add-proof"
      >
        <input name="lineId" type="hidden" value={line.id} />
        <ProofField failure={failure} hint={say.proofHint} id={line.id} />
      </IntentForm>
    </details>
  );
}

/** Takes a receipt away that was of something else. */
export function RemoveProof({ proofId, what }: { proofId: string; what: string }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center underline underline-offset-4">
        {say.removeOf(what)}
      </summary>
      <IntentForm className="grid max-w-form gap-3 pt-1" intent="remove-proof">
        <input name="proofId" type="hidden" value={proofId} />
        <p className="text-ink-soft">{say.removeLead}</p>
        <div>
          <IntentButton variant="danger">{say.remove}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}

type PayoutProofsProps = FailureProps & Pick<LoadedPayments, "proofs"> & { payoutId: string };

/** The receipts of all lines together, for staff alone. */
export function PayoutProofs({ proofs, payoutId, failure }: PayoutProofsProps) {
  const tried = failure?.intent === "add-payout-proof" ? failure : undefined;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.ofPayout}</h2>
      <p className="text-ink-soft">{say.ofPayoutLead}</p>
      {proofs.length === 0 && <p>{say.ofPayoutNone}</p>}
      <ul className="grid gap-3 empty:hidden">
        {proofs.map(({ id, addedAt }) => (
          <li className="flex flex-wrap items-start gap-x-6 gap-y-2" key={id}>
            <ProofLink payoutId={payoutId} proofId={id} text={say.ofPayoutOne(addedAt)} />
            <RemoveProof proofId={id} what={say.ofPayoutOne(addedAt)} />
          </li>
        ))}
      </ul>
      <details className="border-t border-line" open={tried !== undefined}>
        <summary className="flex min-h-11 items-center underline underline-offset-4">
          {say.addOfPayout}
        </summary>
        <IntentForm
          className="grid max-w-form gap-3 pt-1"
          encType="multipart/form-data"
          intent="add-payout-proof"
        >
          <ProofField failure={tried} hint={say.proofOfAllHint} id="payout" />
        </IntentForm>
      </details>
    </Card>
  );
}

function ProofField({ id, hint, failure }: FailureProps & { id: string; hint: string }) {
  return (
    <>
      <ProofFile failure={failure} hint={hint} id={id} />
      <div>
        <IntentButton>{say.add}</IntentButton>
      </div>
    </>
  );
}

type ProofLinkProps = { payoutId: string; proofId: string; text: string };

export function ProofLink({ payoutId, proofId, text }: ProofLinkProps) {
  return (
    <AnchorButton
      href={href("/admin/affiliates/payouts/:payoutId/proofs/:proofId", { payoutId, proofId })}
      variant="secondary"
    >
      {text}
    </AnchorButton>
  );
}

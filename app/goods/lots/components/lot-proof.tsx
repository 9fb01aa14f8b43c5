import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Proof } from "../rules/lot-proof.ts";
import { resultMessages as say } from "../texts/staff-results.ts";

export const PROOF_TONES = {
  failed: "error",
  confirmed: "success",
  checked: "info",
  received: "warning",
} as const satisfies Record<Proof, string>;

type LotProofProps = {
  proof: {
    state: Proof;
    checked: string | undefined;
    /**
     * For a failed lot: the number of vials that buyers have, who can be reached only by a recall.
     */
    outThere: string | undefined;
  };
  mayWrite: boolean;
};

/** How far the lot is proven, with the button that confirms a check by staff. */
export function LotProof({ proof, mayWrite }: LotProofProps) {
  const { state, checked, outThere } = proof;
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.proof}</h2>
        <Badge tone={PROOF_TONES[state]}>{say.proofs[state]}</Badge>
      </div>
      <p>{say.proofTexts[state]}</p>
      {outThere && <Notice announced={false} title={outThere} tone="error" />}
      {checked && <p className="text-ink-soft">{checked}</p>}
      {!checked && mayWrite && (
        <Form className="grid justify-items-start gap-2" method="post">
          <Button name="intent" value="check" variant="secondary">
            {say.check}
          </Button>
          <p className="text-sm text-ink-soft">{say.checkHint}</p>
        </Form>
      )}
    </Card>
  );
}

import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { formActs } from "#app/platform/http/forms.server.ts";
import { addPayoutProof } from "../../commands/add-payout-proof.server.ts";
import { removePayoutProof } from "../../commands/remove-payout-proof.server.ts";
import { settleLine } from "../../commands/settle-line.server.ts";
import { settleMethod } from "../../commands/settle-method.server.ts";
import {
  storeProof,
  type ProofRefusal,
  type StoredProof,
} from "../../commands/store-proof.server.ts";
import {
  failedInput,
  lineProofInput,
  methodPaidInput,
  paidInput,
  proofInput,
} from "../../input.ts";
import { PROOF_FIELD } from "../../rules/proof-terms.ts";
import { paymentMessages as say } from "../../texts/staff-payments.ts";
import { payoutMessages } from "../../texts/staff-payouts.ts";

type Texts = Record<string, string>;
type Sent = { payoutId: string; store: FileStore; sent: Uint8Array | null };
type Reason = keyof typeof payoutMessages.refused | ProofRefusal["reason"];
type Done = { ok: true; text: string } | Refusal<Reason> | { errors: Texts };

const read = formActs<[Ctx, Sent], Done>((errors) => ({ errors }));

/** The actions for a payout's lines and receipts, by the intent of the form. */
export const paymentActs = {
  paid: read(paidInput, async ({ lineId, reference }, ctx, { payoutId, ...sent }) => {
    const settled = { state: "paid", reference } as const;
    const done = await withProof(ctx, sent, (proof) =>
      settleLine(ctx, { payoutId, lineId, settled, ...proof }),
    );
    return said(done, payoutMessages.lineDone.paid);
  }),
  failed: read(failedInput, async ({ lineId, why: failedWhy }, ctx, { payoutId }) => {
    const settled = { state: "failed", failedWhy } as const;
    const done = await settleLine(ctx, { payoutId, lineId, settled });
    return said(done, payoutMessages.lineDone.failed);
  }),
  "paid-all": read(methodPaidInput, async (form, ctx, { payoutId, ...sent }): Promise<Done> => {
    const done = await withProof(ctx, sent, (proof) =>
      settleMethod(ctx, { payoutId, ...form, ...proof }),
    );
    return done.ok ? { ok: true, text: say.doneAll(done.value) } : done;
  }),
  "add-proof": read(lineProofInput, ({ lineId }, ctx, sent) => addProof(ctx, sent, lineId)),
  "add-payout-proof": (_: Texts, ctx: Ctx, sent: Sent) => addProof(ctx, sent, null),
  "remove-proof": read(proofInput, async ({ proofId }, ctx, { payoutId, store }) =>
    said(await removePayoutProof(ctx, store, { payoutId, proofId }), say.removed),
  ),
};

async function addProof(ctx: Ctx, { payoutId, store, sent }: Sent, lineId: string | null) {
  if (sent === null) return { errors: { [PROOF_FIELD]: say.file.missing } };
  return said(await addPayoutProof(ctx, store, { payoutId, lineId, sent }), say.added);
}

type Settled<Value> = Result<Value, Refusal<Reason>>;

/** Settles with the receipt that was sent along, or without one. */
function withProof<Value>(
  ctx: Ctx,
  { store, sent }: Pick<Sent, "store" | "sent">,
  settle: (proof: { proof?: StoredProof }) => Promise<Settled<Value>>,
): Promise<Settled<Value>> {
  if (sent === null) return settle({});
  return storeProof(ctx, { store, sent }, (proof) => settle({ proof }));
}

const said = (done: Settled<undefined>, text: string): Done =>
  done.ok ? { ok: true, text } : refuse(done.reason);

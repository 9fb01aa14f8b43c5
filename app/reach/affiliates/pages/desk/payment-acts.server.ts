import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
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
type Sent = { payoutId: string; texts: Texts; store: FileStore; sent: Uint8Array | null };
type Reason = keyof typeof payoutMessages.refused | ProofRefusal["reason"];
type Done = { ok: true; text: string } | Refusal<Reason> | { errors: Texts };

/** The actions for a payout's lines and receipts, by the intent of the form. */
export const paymentActs: Record<string, (ctx: Ctx, sent: Sent) => Promise<Done>> = {
  paid: async (ctx, { payoutId, texts, ...sent }) => {
    const form = parseForm(paidInput, texts);
    if (!form.ok) return form;
    const { lineId, reference } = form.value;
    const settled = { state: "paid", reference } as const;
    const done = await withProof(ctx, sent, (proof) =>
      settleLine(ctx, { payoutId, lineId, settled, ...proof }),
    );
    return said(done, payoutMessages.lineDone.paid);
  },
  failed: async (ctx, { payoutId, texts }) => {
    const form = parseForm(failedInput, texts);
    if (!form.ok) return form;
    const { lineId, why: failedWhy } = form.value;
    const settled = { state: "failed", failedWhy } as const;
    return said(
      await settleLine(ctx, { payoutId, lineId, settled }),
      payoutMessages.lineDone.failed,
    );
  },
  "paid-all": async (ctx, { payoutId, texts, ...sent }) => {
    const form = parseForm(methodPaidInput, texts);
    if (!form.ok) return form;
    const done = await withProof(ctx, sent, (proof) =>
      settleMethod(ctx, { payoutId, ...form.value, ...proof }),
    );
    return done.ok ? { ok: true, text: say.doneAll(done.value) } : done;
  },
  "add-proof": async (ctx, { payoutId, texts, store, sent }) => {
    const form = parseForm(lineProofInput, texts);
    if (!form.ok) return form;
    if (sent === null) return { errors: { [PROOF_FIELD]: say.file.missing } };
    const { lineId } = form.value;
    return said(await addPayoutProof(ctx, store, { payoutId, lineId, sent }), say.added);
  },
  "add-payout-proof": async (ctx, { payoutId, store, sent }) => {
    if (sent === null) return { errors: { [PROOF_FIELD]: say.file.missing } };
    return said(await addPayoutProof(ctx, store, { payoutId, lineId: null, sent }), say.added);
  },
  "remove-proof": async (ctx, { payoutId, texts, store }) => {
    const form = parseForm(proofInput, texts);
    if (!form.ok) return form;
    const { proofId } = form.value;
    return said(await removePayoutProof(ctx, store, { payoutId, proofId }), say.removed);
  },
};

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

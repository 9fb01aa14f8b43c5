import path from "node:path";
import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { addPayoutProof } from "#app/reach/affiliates/commands/add-payout-proof.server.ts";
import { confirmPayout } from "#app/reach/affiliates/commands/confirm-payout.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { settleLine } from "#app/reach/affiliates/commands/settle-line.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { proofsOf } from "#app/reach/affiliates/queries/payout-proofs.server.ts";
import { linesOfPayout } from "#app/reach/affiliates/queries/payouts.server.ts";
import { PROOF_FIELD, PROOF_FILES } from "#app/reach/affiliates/rules/proof-terms.ts";
import { affiliatePayouts } from "#app/reach/affiliates/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import { accountOf } from "../../actor-of.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";

const ACCOUNT = { method: "gcash", holder: "Ana Cruz", number: "09171234567", bank: "" } as const;

async function due(shop: Shop) {
  const ctx = shop.system();
  const email = `due-${crypto.randomUUID()}@example.test`;
  const actor = await accountOf(ctx, "customer", { email });
  const code = `DUE${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
  const made = await makeAffiliate(ctx, actor.kind === "user" ? actor.userId : "", code);
  await savePayoutDetails({ ...ctx, actor, now: addDays(ctx.now, -4) }, ACCOUNT);
  const given = { affiliateId: made.id, version: 1, amount: 100_000, reason: "For a test" };
  await adjustBalance(ctx, given);
  return { ...made, email };
}

/** Drops an existing draft, since only one draft is allowed at a time. */
async function noDraft(shop: Shop) {
  await shop.db
    .update(affiliatePayouts)
    .set({ state: "dropped" })
    .where(eq(affiliatePayouts.state, "draft"));
}

async function aDraft(shop: Shop) {
  const affiliate = await due(shop);
  await noDraft(shop);
  const drafted = await draftPayout(shop.system());
  if (!drafted.ok) throw new Error(drafted.reason);
  return { affiliate, payoutId: drafted.value.id };
}

/** A payout confirmed by a second person, with the line of its newest affiliate. */
async function aPayout(shop: Shop) {
  const { affiliate, payoutId } = await aDraft(shop);
  const ctx = shop.system();
  const actor = await accountOf(ctx, "manager", {
    email: `payer-${crypto.randomUUID()}@example.test`,
  });
  const confirmed = await confirmPayout({ ...ctx, actor }, { payoutId, version: 1 });
  if (!confirmed.ok) throw new Error(confirmed.reason);
  const lines = await linesOfPayout(shop.db, payoutId);
  const lineId = lines.find(({ affiliateId }) => affiliateId === affiliate.id)?.id ?? "";
  return { affiliate, payoutId, lineId };
}

async function aPaidLine(shop: Shop) {
  const made = await aPayout(shop);
  const { payoutId, lineId } = made;
  const settled = { state: "paid", reference: "GC-3" } as const;
  const done = await settleLine(shop.system(), { payoutId, lineId, settled });
  if (!done.ok) throw new Error(done.reason);
  return made;
}

/** A paid line with its receipt, whose file is in the shop's store. */
async function aProof(shop: Shop) {
  const made = await aPaidLine(shop);
  const { payoutId, lineId } = made;
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(PROOF_FILES);
  const sent = await newPicture();
  const added = await addPayoutProof(shop.system(), store, { payoutId, lineId, sent });
  if (!added.ok) throw new Error(added.reason);
  const proofs = await proofsOf(shop.db, payoutId);
  return { ...made, proofId: proofs.find((proof) => proof.lineId === lineId)?.id ?? "" };
}

/** The same form with a receipt. */
const withFile =
  (prepare: Prepare): Prepare =>
  async (shop) => {
    const call = await prepare(shop);
    return {
      ...call,
      fields: { ...call.fields, [PROOF_FIELD]: anything("a file") },
      file: { name: PROOF_FIELD, bytes: await newPicture() },
    };
  };

const onDraft =
  (intent: string): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { payoutId: id((await aDraft(shop)).payoutId) },
    fields: { intent: choice(intent), version: secret("1") },
  });

const onLine =
  (fields: Fields): Prepare =>
  async (shop) => {
    const { payoutId, lineId } = await aPayout(shop);
    return {
      as: "admin",
      params: { payoutId: id(payoutId) },
      fields: { lineId: id(lineId), ...fields },
    };
  };

export const affiliatePayoutPages = {
  "/admin/affiliates/payouts": {
    GET: () => ({
      as: "admin",
      query: {
        state: anything("open"),
        sort: anything("number"),
        after: anything(""),
        before: anything(""),
      },
    }),
    POST: {
      draft: async (shop) => {
        await due(shop);
        await noDraft(shop);
        return { as: "admin", fields: { intent: anything("draft") } };
      },
    },
  },
  "/admin/affiliates/payouts/:payoutId": {
    GET: async (shop) => ({
      as: "admin",
      params: { payoutId: id((await aPayout(shop)).payoutId) },
    }),
    POST: {
      confirm: onDraft("confirm"),
      drop: onDraft("drop"),
    },
  },
  "/admin/affiliates/payouts/:payoutId/payments": {
    GET: async (shop) => ({
      as: "admin",
      params: { payoutId: id((await aPayout(shop)).payoutId) },
    }),
    POST: {
      paid: withFile(onLine({ intent: choice("paid"), reference: line("GC-1") })),
      failed: onLine({ intent: choice("failed"), why: line("The account is closed") }),
      "paid-all": withFile(async (shop) => {
        await due(shop);
        const { payoutId } = await aPayout(shop);
        return {
          as: "admin",
          params: { payoutId: id(payoutId) },
          fields: {
            intent: choice("paid-all"),
            method: choice("gcash"),
            reference: line("GC-2"),
          },
        };
      }),
      "add-proof": withFile(async (shop) => {
        const { payoutId, lineId } = await aPaidLine(shop);
        return {
          as: "admin",
          params: { payoutId: id(payoutId) },
          fields: { intent: choice("add-proof"), lineId: id(lineId) },
        };
      }),
      "add-payout-proof": withFile(async (shop) => ({
        as: "admin",
        params: { payoutId: id((await aPayout(shop)).payoutId) },
        fields: { intent: choice("add-payout-proof") },
      })),
      "remove-proof": async (shop) => {
        const { payoutId, proofId } = await aProof(shop);
        return {
          as: "admin",
          params: { payoutId: id(payoutId) },
          fields: { intent: choice("remove-proof"), proofId: id(proofId) },
        };
      },
    },
  },
  "/admin/affiliates/payouts/:payoutId/proofs/:proofId": {
    GET: async (shop) => {
      const { payoutId, proofId } = await aProof(shop);
      return { as: "admin", params: { payoutId: id(payoutId), proofId: id(proofId) } };
    },
  },
  "/admin/affiliates/payouts/:payoutId/file": {
    POST: {
      file: async (shop) => ({
        as: "admin",
        params: { payoutId: id((await aPayout(shop)).payoutId) },
        fields: { method: choice("gcash", "maya", "bank") },
      }),
    },
  },
  "/admin/affiliates/payouts/:payoutId/statements/:lineId": {
    GET: async (shop) => {
      const { payoutId, lineId } = await aPayout(shop);
      return { as: "admin", params: { payoutId: anything(payoutId), lineId: id(lineId) } };
    },
  },
  "/portal/affiliate/payouts": {
    GET: () => ({ as: "customer" }),
    POST: {
      "save-details": async (shop) => ({
        cookie: await shop.sessionOf((await due(shop)).email),
        fields: {
          intent: anything("save-details"),
          method: choice("gcash", "maya", "bank"),
          holder: line("Ana Cruz"),
          number: {
            ...line("0917 123 4567"),
            mayBe: (text) => /^[+\d\s-]{6,40}$/.test(text.trim()),
          },
          bank: optional(line("")),
        },
      }),
    },
  },
  "/portal/affiliate/payouts/proofs/:proofId": {
    GET: async (shop) => {
      const { affiliate, proofId } = await aProof(shop);
      return { cookie: await shop.sessionOf(affiliate.email), params: { proofId: id(proofId) } };
    },
  },
  "/portal/affiliate/payouts/:lineId": {
    GET: async (shop) => {
      const { affiliate, lineId } = await aPayout(shop);
      return { cookie: await shop.sessionOf(affiliate.email), params: { lineId: id(lineId) } };
    },
  },
} satisfies Some;

import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { addPayoutProof } from "#app/reach/affiliates/commands/add-payout-proof.server.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { confirmPayout } from "#app/reach/affiliates/commands/confirm-payout.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { removePayoutProof } from "#app/reach/affiliates/commands/remove-payout-proof.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { settleLine } from "#app/reach/affiliates/commands/settle-line.server.ts";
import { settleMethod } from "#app/reach/affiliates/commands/settle-method.server.ts";
import { sweepPayoutProofs } from "#app/reach/affiliates/commands/sweep-payout-proofs.server.ts";
import { storeProof } from "#app/reach/affiliates/commands/store-proof.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { affiliatesJobs } from "#app/reach/affiliates/jobs.server.ts";
import {
  proofsOf,
  readOwnProof,
  readStaffProof,
} from "#app/reach/affiliates/queries/payout-proofs.server.ts";
import { findPayout, linesOfPayout } from "#app/reach/affiliates/queries/payouts.server.ts";
import type { PayoutMethod } from "#app/reach/affiliates/rules/payout-terms.ts";
import { MOST_OF_PAYOUT, PROOF_FILES } from "#app/reach/affiliates/rules/proof-terms.ts";
import { affiliatePayoutProofs } from "#app/reach/affiliates/tables/payout-proofs.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { newPicture } from "#tests/new-picture.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const { ctx, db, pool, as } = await testContext();
const jobs = planOf({ tasks: [deliverMail] }, affiliatesJobs);
const manager = as(await accountOf(ctx, "manager", { email: "payer@example.test" }));
const other = as(await accountOf(ctx, "manager", { email: "second-payer@example.test" }));
const files = createDiskFiles(await temporaryFolder());
const store = files.area(PROOF_FILES);
const stored = () => store.writtenBefore(new Date("2100-01-01"));
const PDF = Buffer.from("%PDF-1.7 a receipt\n%%EOF");
const NUMBERS = { gcash: "09171234567", maya: "09181234567", bank: "0012345678" };

async function affiliate(method: PayoutMethod) {
  const actor = await accountOf(ctx, "customer", { email: `${ctx.ids.newId()}@example.test` });
  const { id } = await makeAffiliate(ctx, actor.kind === "user" ? actor.userId : "");
  const account = { method, holder: "Ana Cruz", number: NUMBERS[method], bank: "A bank" };
  await savePayoutDetails({ ...as(actor), now: addDays(ctx.now, -4) }, account);
  const given = { affiliateId: id, version: 1, amount: 100_000, reason: "A prize" };
  expect(await adjustBalance(manager, given)).toMatchObject({ ok: true });
  return id;
}

/** A confirmed payout of one affiliate for each method, with its lines in that order. */
async function payoutOf(...methods: PayoutMethod[]) {
  const ids: string[] = [];
  for (const method of methods) ids.push(await affiliate(method));
  const drafted = await draftPayout(manager);
  if (!drafted.ok) throw new Error(drafted.reason);
  const payoutId = drafted.value.id;
  expect(await confirmPayout(other, { payoutId, version: 1 })).toMatchObject({
    value: "confirmed",
  });
  const found = await linesOfPayout(db, payoutId);
  const lineIds = ids.map((id) => found.find((line) => line.affiliateId === id)?.id ?? "");
  return { payoutId, lineIds, affiliateIds: ids };
}

const paid = { state: "paid", reference: "GC-1" } as const;
const statesOf = async (payoutId: string) =>
  (await linesOfPayout(db, payoutId)).map(({ state }) => state).toSorted();

beforeEach(async () => {
  await drainJobs(pool, jobs);
  await db.delete(affiliatePayoutProofs);
  for (const name of await stored()) await store.remove(name);
});

test("a line is paid with its receipt, which its affiliate sees and no other", async () => {
  const { payoutId, lineIds, affiliateIds } = await payoutOf("gcash", "maya");
  const [lineId = "", otherId = ""] = lineIds;
  const [own = "", stranger = ""] = affiliateIds;
  const sent = await newPicture();
  const done = await storeProof(manager, { store, sent }, (proof) =>
    settleLine(manager, { payoutId, lineId, settled: paid, proof }),
  );
  expect(done).toMatchObject({ ok: true });
  const [proof] = await proofsOf(db, payoutId);
  const proofId = proof?.id ?? "";
  expect(proof).toMatchObject({ lineId });
  const shown = await readOwnProof(db, store, { affiliateId: own, proofId });
  expect(shown).toMatchObject({ type: "image/webp", name: expect.stringMatching(/^proof-AP-/) });
  expect(shown?.bytes).not.toEqual(sent);
  expect(await readOwnProof(db, store, { affiliateId: stranger, proofId })).toBeUndefined();
  expect(await readStaffProof(db, store, { payoutId, proofId })).toEqual(shown);
  for (const wrong of [lineId, proofId, "x"]) {
    expect(await readStaffProof(db, store, { payoutId: wrong, proofId })).toBeUndefined();
  }
  const again = { payoutId, lineId, sent: PDF };
  expect(await addPayoutProof(manager, store, again)).toMatchObject({ reason: "proof_there" });
  expect(await stored()).toHaveLength(1);
  expect(await removePayoutProof(manager, store, { payoutId, proofId })).toMatchObject({
    ok: true,
  });
  expect(await stored()).toEqual([]);
  const gone = await removePayoutProof(manager, store, { payoutId, proofId });
  expect(gone).toMatchObject({ reason: "not_now" });
  await settleLine(manager, { payoutId, lineId: otherId, settled: paid });
  expect(await findPayout(db, payoutId)).toMatchObject({ state: "closed" });
  expect(await addPayoutProof(manager, store, again)).toMatchObject({ ok: true });
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test.each([
  ["not_a_document", Buffer.from("a text")],
  ["not_a_document", Buffer.alloc(0)],
  ["active_pdf", Buffer.from("%PDF-1.7 /JavaScript\n%%EOF")],
])("of what is %s nothing is written, and the line stays open", async (reason, sent) => {
  const { payoutId, lineIds } = await payoutOf("gcash");
  const [lineId = ""] = lineIds;
  const done = await storeProof(manager, { store, sent }, (proof) =>
    settleLine(manager, { payoutId, lineId, settled: paid, proof }),
  );
  expect(done).toEqual({ ok: false, reason });
  expect(await stored()).toEqual([]);
  expect(await statesOf(payoutId)).toEqual(["open"]);
});

test("all lines of a method are paid at once, once, and no affiliate sees that receipt", async () => {
  const { payoutId, affiliateIds } = await payoutOf("gcash", "gcash", "maya");
  const both = [1, 2].map(() =>
    storeProof(manager, { store, sent: PDF }, (proof) =>
      settleMethod(manager, { payoutId, method: "gcash", reference: "LIST-1", proof }),
    ),
  );
  const answers = await Promise.all(both);
  expect(answers).toContainEqual({ ok: true, value: 2 });
  expect(answers).toContainEqual({ ok: false, reason: "not_now" });
  expect(await statesOf(payoutId)).toEqual(["open", "paid", "paid"]);
  const [proof, ...more] = await proofsOf(db, payoutId);
  expect([proof?.lineId, more]).toEqual([null, []]);
  const proofId = proof?.id ?? "";
  for (const affiliateId of affiliateIds) {
    expect(await readOwnProof(db, store, { affiliateId, proofId })).toBeUndefined();
  }
  expect(await readStaffProof(db, store, { payoutId, proofId })).toMatchObject({
    type: "application/pdf",
    bytes: PDF,
  });
  const none = { payoutId, method: "bank", reference: "LIST-2" } as const;
  expect(await settleMethod(manager, none)).toMatchObject({ reason: "not_now" });
  await settleMethod(manager, { payoutId, method: "maya", reference: "LIST-3" });
  expect(await findPayout(db, payoutId)).toMatchObject({ state: "closed" });
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test("a receipt belongs to a paid line of its payout, and a whole payout has ten at most", async () => {
  const first = await payoutOf("gcash");
  const { payoutId, lineIds } = await payoutOf("bank");
  const [lineId = ""] = lineIds;
  const add = (wanted: string | null) =>
    addPayoutProof(manager, store, { payoutId, lineId: wanted, sent: PDF });
  expect(await add(lineId)).toMatchObject({ reason: "not_now" });
  expect(await add(first.lineIds[0] ?? "")).toMatchObject({ reason: "not_found" });
  expect(await add("x")).toMatchObject({ reason: "not_found" });
  const failed = { state: "failed", failedWhy: "Closed" } as const;
  await settleLine(manager, { payoutId, lineId, settled: failed });
  expect(await add(lineId)).toMatchObject({ reason: "not_now" });
  for (let n = 0; n < MOST_OF_PAYOUT; n += 1) expect(await add(null)).toMatchObject({ ok: true });
  expect(await add(null)).toMatchObject({ reason: "too_many" });
  expect(await stored()).toHaveLength(MOST_OF_PAYOUT);
});

test("only who may pay out does any of it", async () => {
  const { payoutId, lineIds } = await payoutOf("gcash");
  const [lineId = ""] = lineIds;
  await settleLine(manager, { payoutId, lineId, settled: paid });
  await addPayoutProof(manager, store, { payoutId, lineId, sent: PDF });
  const [proof] = await proofsOf(db, payoutId);
  for (const role of ["marketing", "support", "customer"] as const) {
    const by = as(role);
    const answers = [
      await addPayoutProof(by, store, { payoutId, lineId: null, sent: PDF }),
      await removePayoutProof(by, store, { payoutId, proofId: proof?.id ?? "" }),
      await settleMethod(by, { payoutId, method: "gcash", reference: "x" }),
    ];
    expect(answers).toEqual(answers.map(() => ({ ok: false, reason: "forbidden" })));
  }
  expect(await stored()).toHaveLength(1);
});

test("a file that no row names goes the next night, and those of receipts stay", async () => {
  const { payoutId } = await payoutOf("gcash");
  await addPayoutProof(manager, store, { payoutId, lineId: null, sent: PDF });
  const [named] = await db.select().from(affiliatePayoutProofs);
  await store.write(ctx.ids.newId(), PDF);
  // Files are as old as the clock says, whatever the time of the test.
  await sweepPayoutProofs({ ...ctx, now: addDays(new Date(), 2) }, store);
  expect(await stored()).toEqual([named?.fileId]);
  expect(await db.$count(affiliatePayoutProofs, eq(affiliatePayoutProofs.payoutId, payoutId))).toBe(
    1,
  );
});

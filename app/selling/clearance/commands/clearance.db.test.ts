import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { STAFF_ROLES, type Actor } from "#app/platform/access/actor.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeApproval, makeGuarded, makeRequest } from "../factories.ts";
import { countRequests, nextRequest } from "../queries/queue.server.ts";
import { ownApprovals } from "../queries/approvals.server.ts";
import { ANSWER_DAYS } from "../rules/clearance-terms.ts";
import { clearanceApprovals, clearanceRequests } from "../tables.server.ts";
import { approveRequest } from "./approve-request.server.ts";
import { askForClearance } from "./ask-for-clearance.server.ts";
import { askToTalk } from "./ask-to-talk.server.ts";
import { declineRequest } from "./decline-request.server.ts";
import { expireRequests } from "./expire-requests.server.ts";
import { openRequest } from "./open-request.server.ts";
import { putBackRequest } from "./put-back-request.server.ts";
import { takeRequest } from "./take-request.server.ts";
import { withdrawAnswers } from "./withdraw-answers.server.ts";
import { withdrawRequest } from "./withdraw-request.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const newAccount = async (role: "customer" | "clinician") => as(await accountOf(ctx, role));
const [first, second] = [await newAccount("clinician"), await newAccount("clinician")];
const idOf = ({ actor }: { actor: Actor }) => (actor.kind === "user" ? actor.userId : "");

const lastDay = shopDay(addDays(ctx.now, 30));
const approval = { units: 2, lastDay, answer: null };
const rowOf = async (id: string) =>
  (await db.select().from(clearanceRequests).where(eq(clearanceRequests.id, id)))[0];
const auditsOf = async (id: string, action: string) =>
  db.$count(auditLog, and(eq(auditLog.subjectId, id), eq(auditLog.action, action)));

async function taken(buyer?: Awaited<ReturnType<typeof newAccount>>) {
  const who = buyer ?? (await newAccount("customer"));
  const productId = await makeGuarded(ctx);
  const requestId = await makeRequest(who, { productId });
  expect(await takeRequest(first, requestId)).toMatchObject({ ok: true });
  return { buyer: who, productId, requestId, on: { requestId, version: 2 } };
}

describe("asking", () => {
  const answers = { purpose: "Weight", medicines: "None", conditions: ["diabetes" as const] };
  const wanted = { units: 2, answers, assessmentId: null };

  it("stores the answers with a consent, once for two sendings, and none of them in the log", async () => {
    const buyer = await newAccount("customer");
    const productId = await makeGuarded(ctx);
    const [one, two] = await Promise.all([
      askForClearance(buyer, { productId, ...wanted }),
      askForClearance(buyer, { productId, ...wanted }),
    ]);
    if (!one.ok || !two.ok) throw new Error("refused");
    expect(one.value.requestId).toBe(two.value.requestId);
    expect([one, two].filter(({ value }) => value.isNew)).toHaveLength(1);
    expect(await rowOf(one.value.requestId)).toMatchObject({ state: "asked", answers });
    const given = await db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, idOf(buyer)));
    expect(given).toMatchObject([{ purpose: "health_clearance", withdrawnAt: null }]);
    const log = await db.select().from(auditLog).where(eq(auditLog.action, "clearance.asked"));
    expect(JSON.stringify(log)).not.toContain("diabetes");
  });

  it("is refused to a visitor, and for what needs no approval or is not sold", async () => {
    const buyer = await newAccount("customer");
    const [guarded, free] = [await makeGuarded(ctx), await makeProduct(ctx, { name: "Free" })];
    expect(await askForClearance(as("visitor"), { productId: guarded, ...wanted })).toMatchObject({
      reason: "forbidden",
    });
    expect(await askForClearance(buyer, { productId: free, ...wanted })).toMatchObject({
      reason: "not_needed",
    });
    const gone = ctx.ids.newId();
    expect(await askForClearance(buyer, { productId: gone, ...wanted })).toMatchObject({
      reason: "not_for_sale",
    });
  });

  it("is refused while there is no clinician besides who asks", async () => {
    const buyer = await newAccount("customer");
    const productId = await makeGuarded(ctx);
    const clinicians = eq(userRoles.role, "clinician");
    const before = await db.select().from(userRoles).where(clinicians);
    await db.delete(userRoles).where(clinicians);
    await db
      .insert(userRoles)
      .values({ userId: idOf(buyer), role: "clinician", grantedAt: ctx.now });
    try {
      const sent = await askForClearance(buyer, { productId, ...wanted });
      expect(sent).toMatchObject({ reason: "no_clinician" });
    } finally {
      await db.delete(userRoles).where(clinicians);
      await db.insert(userRoles).values(before);
    }
  });
});

describe("taking and reading", () => {
  it("gives a request to one of two clinicians who take it at once, who alone reads it", async () => {
    const buyer = await newAccount("customer");
    const requestId = await makeRequest(buyer, { productId: await makeGuarded(ctx) });
    const tries = await Promise.all([
      takeRequest(first, requestId),
      takeRequest(second, requestId),
    ]);
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.find(({ ok }) => !ok)).toMatchObject({ reason: "taken" });
    const [holder, other] = tries[0].ok ? [first, second] : [second, first];
    expect(await openRequest(other, requestId)).toMatchObject({ reason: "not_found" });
    expect(await auditsOf(requestId, "clearance.viewed")).toBe(0);
    expect(await openRequest(holder, requestId)).toMatchObject({ ok: true });
    expect(await auditsOf(requestId, "clearance.viewed")).toBe(1);
    expect(
      await nextRequest(db, idOf(other), { pile: "asked", only: requestId }),
    ).not.toMatchObject({
      id: requestId,
    });
  });

  it("is refused to every other role, and of one's own request", async () => {
    const own = await makeRequest(second, { productId: await makeGuarded(ctx) });
    expect(await takeRequest(second, own)).toMatchObject({ reason: "own_request" });
    for (const role of STAFF_ROLES.filter((each) => each !== "clinician")) {
      const staff = as(role);
      expect([role, await takeRequest(staff, own)]).toMatchObject([role, { reason: "forbidden" }]);
      expect(await openRequest(staff, own)).toMatchObject({ reason: "forbidden" });
      const decided = await approveRequest(staff, { requestId: own, version: 1, ...approval });
      expect(decided).toMatchObject({ reason: "forbidden" });
    }
    await withdrawRequest(second, own);
  });

  it("leaves what was put back, or whose clinician left, to the others", async () => {
    const { requestId, on } = await taken();
    expect(await putBackRequest(second, on)).toMatchObject({ reason: "not_yours" });
    expect(await putBackRequest(first, on)).toMatchObject({ ok: true });
    const leaver = await newAccount("clinician");
    expect(await takeRequest(leaver, requestId)).toMatchObject({ ok: true });
    expect(await takeRequest(second, requestId)).toMatchObject({ reason: "taken" });
    await db.delete(userRoles).where(eq(userRoles.userId, idOf(leaver)));
    expect(await takeRequest(second, requestId)).toMatchObject({ ok: true });
  });
});

describe("deciding", () => {
  it("happens once, whoever presses at once", async () => {
    const { requestId, on } = await taken();
    const decided = await Promise.all([
      approveRequest(first, { ...on, ...approval }),
      declineRequest(first, { ...on, answer: "Not safe" }),
      askToTalk(first, { ...on, answer: null }),
    ]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await rowOf(requestId))?.version).toBe(3);
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  });

  it("approves units until the end of a day, for that buyer alone", async () => {
    const { buyer, productId, on } = await taken();
    expect(await approveRequest(first, { ...on, ...approval, units: 21 })).toMatchObject({
      reason: "bad_units",
    });
    expect(
      await approveRequest(first, { ...on, ...approval, lastDay: "2026-01-01" }),
    ).toMatchObject({
      reason: "bad_day",
    });
    expect(await approveRequest(second, { ...on, ...approval })).toMatchObject({
      reason: "not_yours",
    });
    expect(await approveRequest(first, { ...on, ...approval })).toMatchObject({ ok: true });
    expect(await ownApprovals(buyer, null)).toMatchObject([{ productId, left: 2 }]);
    expect(await ownApprovals(await newAccount("customer"), null)).toEqual([]);
    expect(await ownApprovals(as("visitor"), null)).toEqual([]);
    const dayAfter = addDays(ctx.now, 32);
    expect(await ownApprovals({ ...buyer, now: dayAfter }, null)).toEqual([]);
  });

  it("comes after a talk, and can be taken back", async () => {
    const { buyer, requestId, on } = await taken();
    // The winner of an earlier test's race may have asked for a talk, too.
    const before = (await countRequests(db, idOf(first))).talk;
    expect(await askToTalk(first, { ...on, answer: "About your diabetes" })).toMatchObject({
      ok: true,
    });
    expect((await countRequests(db, idOf(first))).talk).toBe(before + 1);
    const stale = await approveRequest(first, { ...on, ...approval });
    expect(stale).toMatchObject({ reason: "changed_meanwhile" });
    const next = { requestId, version: 3 };
    expect(await askToTalk(first, { ...next, answer: null })).toMatchObject({ reason: "not_now" });
    expect(await approveRequest(first, { ...next, ...approval })).toMatchObject({ ok: true });
    const back = { requestId, version: 4, answer: "You told us of a new illness." };
    expect(await declineRequest(first, back)).toMatchObject({ ok: true });
    expect(await ownApprovals(buyer, null)).toEqual([]);
    expect(await rowOf(requestId)).toMatchObject({ state: "declined", answer: back.answer });
  });
});

describe("the buyer", () => {
  it("withdraws a request of their own, and what was approved on it", async () => {
    const buyer = await newAccount("customer");
    const productId = await makeGuarded(ctx);
    const requestId = await makeApproval(buyer, first, { productId, units: 2 });
    const stranger = await newAccount("customer");
    expect(await withdrawRequest(stranger, requestId)).toMatchObject({ reason: "not_found" });
    expect(await withdrawRequest(buyer, requestId)).toMatchObject({ ok: true });
    expect(await ownApprovals(buyer, null)).toEqual([]);
    expect(await withdrawRequest(buyer, requestId)).toMatchObject({ reason: "not_now" });
  });

  it("has the answers deleted with the consent, also those of requests that are over", async () => {
    const buyer = await newAccount("customer");
    const over = await makeRequest(buyer, { productId: await makeGuarded(ctx) });
    await withdrawRequest(buyer, over);
    const approved = await makeApproval(buyer, first, {
      productId: await makeGuarded(ctx),
      units: 1,
    });
    const open = await makeRequest(buyer, { productId: await makeGuarded(ctx) });
    expect(await withdrawAnswers(buyer)).toMatchObject({ ok: true });
    for (const id of [over, approved, open]) {
      expect(await rowOf(id)).toMatchObject({ state: "withdrawn", answers: null });
    }
    const given = await db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, idOf(buyer)));
    expect(given.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  });
});

it("time ends what no one decided, and approvals whose day is over, and nothing else", async () => {
  const buyer = await newAccount("customer");
  const waits = await makeRequest(buyer, { productId: await makeGuarded(ctx) });
  const held = await makeApproval(buyer, first, {
    productId: await makeGuarded(ctx),
    units: 1,
    days: ANSWER_DAYS + 10,
  });
  await expireRequests({ ...ctx, now: addDays(ctx.now, ANSWER_DAYS) });
  expect([(await rowOf(waits))?.state, (await rowOf(held))?.state]).toEqual(["asked", "approved"]);
  await expireRequests({ ...ctx, now: addDays(ctx.now, ANSWER_DAYS + 1) });
  expect([(await rowOf(waits))?.state, (await rowOf(held))?.state]).toEqual([
    "expired",
    "approved",
  ]);
  await expireRequests({ ...ctx, now: addDays(ctx.now, ANSWER_DAYS + 12) });
  expect((await rowOf(held))?.state).toBe("expired");
  const [row] = await db
    .select()
    .from(clearanceApprovals)
    .where(eq(clearanceApprovals.requestId, held));
  expect(row?.endedAt).toBeNull();
});

import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { askToTalk } from "#app/selling/clearance/commands/ask-to-talk.server.ts";
import { takeRequest } from "#app/selling/clearance/commands/take-request.server.ts";
import { makeGuarded, makeRequest } from "#app/selling/clearance/factories.ts";
import { clearanceApprovals, clearanceRequests } from "#app/selling/clearance/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { bookFor, bookingJobs, makeBookableDoctor, MONDAY_NINE } from "../../factories.ts";
import { consultationVisits } from "../../tables/consultation-visits.server.ts";
import type { Outcome } from "../../rules/visit-outcome.ts";
import { takeVisit } from "../take-visit.server.ts";
import { endVisit } from "./end-visit.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
let patient: Ctx;
let during: Ctx;
let bookingId = "";
let productId = "";
const lastDay = shopDay(addDays(MONDAY_NINE, 30));
const note = { said: "Sleeps better.", plan: "", forPatient: "Secret rest.", followUpWeeks: null };

beforeEach(async () => {
  patient = as(await accountOf(ctx, "customer"));
  during = { ...as(await accountOf(ctx, "clinician")), now: MONDAY_NINE };
  bookingId = await bookFor(patient, { doctorId: await makeBookableDoctor(ctx) });
  productId = await makeGuarded(ctx);
  await takeVisit(during, bookingId);
});

const end = (outcome: Outcome) => endVisit(during, { bookingId, version: 1, note, outcome });
const request = async (id: string) =>
  (await db.select().from(clearanceRequests).where(eq(clearanceRequests.id, id)))[0];
const state = async () => {
  const own = eq(consultationVisits.bookingId, bookingId);
  return (await db.select().from(consultationVisits).where(own))[0]?.state;
};
const approvals = () =>
  db.select().from(clearanceApprovals).where(eq(clearanceApprovals.productId, productId));

it("closes a request that waits for a talk by approving it, together with the note", async () => {
  const requestId = await makeRequest(patient, { productId });
  await takeRequest(during, requestId);
  await askToTalk(during, { requestId, version: 2, answer: null });
  const about = { requestId, version: 3 };
  expect(await end({ kind: "approve", about, units: 3, lastDay })).toMatchObject({ ok: true });
  expect(await request(requestId)).toMatchObject({ state: "approved" });
  expect(await approvals()).toMatchObject([{ units: 3, requestId }]);
  expect(await state()).toBe("done");
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

it("leaves the note a draft where the decision is refused", async () => {
  const requestId = await makeRequest(patient, { productId });
  const about = { requestId, version: 1 };
  const late = shopDay(addDays(MONDAY_NINE, 500));
  const refused = await end({ kind: "approve", about, units: 3, lastDay: late });
  expect(refused).toMatchObject({ reason: "bad_day" });
  expect(await request(requestId)).toMatchObject({ state: "asked", clinicianId: null, version: 1 });
  expect(await state()).toBe("taken");
  const stale = { requestId, version: 9 };
  const old = await end({ kind: "approve", about: stale, units: 3, lastDay });
  expect(old).toMatchObject({ reason: "changed_meanwhile" });
});

it("does not decide what another clinician took, nor what another person asked", async () => {
  const requestId = await makeRequest(patient, { productId });
  await takeRequest(as(await accountOf(ctx, "clinician")), requestId);
  const about = { requestId, version: 2 };
  expect(await end({ kind: "decline", about, answer: "No." })).toMatchObject({ reason: "taken" });
  const stranger = as(await accountOf(ctx, "customer"));
  const foreign = { requestId: await makeRequest(stranger, { productId }), version: 1 };
  const refused = await end({ kind: "approve", about: foreign, units: 1, lastDay });
  expect(refused).toMatchObject({ reason: "not_found" });
  expect(await approvals()).toEqual([]);
});

it("approves what was asked for in the visit, and only while no request waits for it", async () => {
  const asked = { kind: "approve", about: { productId }, units: 2, lastDay } as const;
  const requestId = await makeRequest(patient, { productId });
  expect(await end(asked)).toMatchObject({ reason: "asked_already" });
  await db.delete(clearanceRequests).where(eq(clearanceRequests.id, requestId));
  expect(await end(asked)).toMatchObject({ ok: true });
  const [approval] = await approvals();
  expect(approval).toMatchObject({ units: 2 });
  const made = await request(approval?.requestId ?? "");
  expect(made).toMatchObject({ state: "approved", answers: null });
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

it("declines with a reason, and never what no one asked for", async () => {
  const unasked = await end({ kind: "decline", about: { productId }, answer: "No." });
  expect(unasked).toMatchObject({ reason: "no_request" });
  const requestId = await makeRequest(patient, { productId });
  const about = { requestId, version: 1 };
  expect(await end({ kind: "decline", about, answer: "Unsafe." })).toMatchObject({ ok: true });
  expect(await request(requestId)).toMatchObject({ state: "declined", answer: "Unsafe." });
});

it("asks for another visit: the request then waits for a talk, or still does", async () => {
  const requestId = await makeRequest(patient, { productId });
  const about = { requestId, version: 1 };
  expect(await end({ kind: "again", about })).toMatchObject({ ok: true });
  expect(await request(requestId)).toMatchObject({ state: "to_talk", version: 3 });
  const next = await bookFor(patient, {
    doctorId: await makeBookableDoctor(ctx),
    startsAt: addDays(MONDAY_NINE, 14),
  });
  const later = { ...during, now: addDays(MONDAY_NINE, 14) };
  await takeVisit(later, next);
  const outcome = { kind: "again", about: { requestId, version: 3 } } as const;
  const again = await endVisit(later, { bookingId: next, version: 1, note, outcome });
  expect(again).toMatchObject({ ok: true });
  expect(await request(requestId)).toMatchObject({ state: "to_talk" });
});

it("the patient is mailed that there is something to read, and nothing of what it says", async () => {
  await end({ kind: "none" });
  await drainJobs(pool, bookingJobs, { at: MONDAY_NINE });
  const all = await db.select().from(mails);
  const told = all.filter(({ subject }) => subject.startsWith("Your clinician left you a note"));
  expect(told.some(({ text }) => text.includes(`/consultation/booking/${bookingId}`))).toBe(true);
  expect(all.some(({ text }) => text.includes("Secret rest"))).toBe(false);
});

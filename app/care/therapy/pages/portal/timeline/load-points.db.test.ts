import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { makeBookableDoctor, makeBooking } from "#app/care/consultations/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import { labReports, lots } from "#app/goods/lots/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots } from "#app/selling/orders/tables/parcels.server.ts";
import { changePlan } from "../../../commands/change-plan.server.ts";
import { logDose } from "../../../commands/log-dose.server.ts";
import { noteEffects } from "../../../commands/note-effects.server.ts";
import { openVial } from "../../../commands/open-vial.server.ts";
import { withdrawCourse } from "../../../commands/withdraw-course.server.ts";
import { buyVials, makePlan, makeVialProduct } from "../../../factories.ts";
import { withdrawWellness } from "#app/care/wellness/commands/withdraw-consent.server.ts";
import { makeEntry } from "#app/care/wellness/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { loadPoints } from "./load-points.server.ts";
import { loadRecord } from "./timeline-pdf.server.ts";

const { ctx, db, as } = await testContext({ now: new Date("2026-11-21T02:00:00Z") });
await publishLegalTexts(ctx);
const productId = await makeVialProduct(ctx, "tirzepatide");
const doctorId = await makeBookableDoctor(ctx);
const TODAY = shopDay(ctx.now);

const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : "");
const load = async (who: Ctx) => loadPoints(who, "kg");
const lanesOf = async (who: Ctx) =>
  (await load(who)).points.map(({ lane, title }) => [lane, title]);

/** A customer with a point on each lane. */
async function someone(visitInDays: number) {
  const who = as(await accountOf(ctx, "customer"));
  const orderItemId = await buyVials(ctx, userOf(who), productId);
  const planId = await makePlan(who, productId, TODAY);
  const vialId = ctx.ids.newId();
  const vial = { id: vialId, planId, orderItemId, lotId: null, mixedOn: TODAY };
  expect(await openVial(who, { ...vial, asInstructed: false })).toMatchObject({ ok: true });
  const dose = { id: ctx.ids.newId(), micrograms: 2_500, takenOn: TODAY, vialId, site: null };
  expect(await logDose(who, planId, dose)).toMatchObject({ ok: true });
  await noteEffects(who, { id: ctx.ids.newId(), felt: ["nausea"], feltOn: TODAY });
  await makeEntry(who);
  const customer = await customerOfUser(db, userOf(who));
  const startsAt = addDays(ctx.now, visitInDays);
  const customerId = customer?.id ?? "";
  const bookingId = await makeBooking(ctx, { doctorId, startsAt, customerId });
  return { who, planId, bookingId, customerId };
}

test("everything of one's own is there in order, and nothing of anybody else", async () => {
  const { who } = await someone(3);
  const other = await someone(4);
  const own = await load(who);
  expect(own.points.map(({ lane, title }) => [lane, title])).toEqual([
    ["vials", "tirzepatide vial mixed"],
    ["doses", expect.stringMatching(/^(tirzepatide course starts|tirzepatide, 2.5 mg)$/)],
    ["doses", expect.stringMatching(/^(tirzepatide course starts|tirzepatide, 2.5 mg)$/)],
    ["entries", "Felt: Nausea"],
    ["orders", expect.stringMatching(/^Order PM-26-\d+ placed$/)],
    ["entries", "Wellness entry"],
    ["visits", "Consultation: Initial consultation"],
  ]);
  expect(own.weights).toMatchObject([{ grams: 74_500 }]);
  const others = new Set((await load(other.who)).points.map(({ id }) => id));
  expect(others.size).toBe(own.points.length);
  expect(own.points.filter(({ id }) => others.has(id))).toEqual([]);
  expect(await load(as(await accountOf(ctx, "customer")))).toEqual({ points: [], weights: [] });
});

test("reports of lots that were sent are there for their buyer, and withdrawn ones are not", async () => {
  const who = as(await accountOf(ctx, "customer"));
  const orderItemId = await buyVials(ctx, userOf(who), productId);
  const lotId = ctx.ids.newId();
  const received = { receivedUnits: 10, receivedAt: ctx.now, expiresOn: "2028-01-01" };
  await db.insert(lots).values({ id: lotId, productId, lotNumber: "T-1", ...received });
  await db.insert(orderItemLots).values({ orderItemId, lotId, units: 2 });
  const file = {
    fileId: "1",
    fileType: "application/pdf",
    bytes: 1,
    labName: "Cebu Labs",
  } as const;
  const report = { ...file, lotId, reportedOn: "2026-11-02", addedAt: ctx.now };
  const withdrawn = { withdrawnAt: ctx.now, withdrawnWhy: "Another lot" };
  const id = ctx.ids.newId();
  await db.insert(labReports).values([
    { id, ...report },
    { id: ctx.ids.newId(), ...report, ...withdrawn },
  ]);
  expect((await lanesOf(who)).map(([lane]) => lane)).toEqual(["orders"]);
  const shippedAt = addDays(ctx.now, 2);
  const customer = await customerOfUser(db, userOf(who));
  await db
    .update(orders)
    .set({ shippedAt })
    .where(eq(orders.customerId, customer?.id ?? ""));
  expect((await load(who)).points.filter(({ lane }) => lane === "vials")).toMatchObject([
    {
      title: "Lab report for batch T-1",
      at: shippedAt,
      details: ["tirzepatide, by Cebu Labs, Nov 2, 2026"],
      to: `/lab-reports/${id}`,
    },
  ]);
});

test("the record for a doctor has one's own plan, doses, entries, vials and visits alone", async () => {
  const { who } = await someone(6);
  await someone(7);
  const record = await loadRecord(who, userOf(who), "kg");
  expect(record.plans).toMatchObject([
    { product: "tirzepatide", micrograms: 2_500, everyDays: 7, isPaused: false },
  ]);
  const { doses, felt, entries } = record.stored;
  expect(doses).toEqual([{ day: TODAY, text: "tirzepatide 2.5 mg" }]);
  expect(felt.map((each) => each.felt)).toEqual([["Nausea"], ["Nausea"]]);
  expect(entries).toMatchObject([{ day: TODAY, mood: 6, weightGrams: 74_500 }]);
  expect([record.vials.length, record.visits.length]).toEqual([1, 1]);
});

test("what was withdrawn or cancelled is gone, and what a stopped course had leads where it can be read", async () => {
  const { who, planId, bookingId, customerId } = await someone(5);
  expect(await changePlan(who, { planId, version: 1, change: { do: "stop" } })).toMatchObject({
    ok: true,
  });
  const { points } = await load(who);
  expect(points.find(({ title }) => title === "tirzepatide, 2.5 mg")?.to).toMatch(
    /^\/portal\/therapy\/doses\//,
  );
  expect(points.find(({ lane }) => lane === "vials")?.to).toMatch(/^\/order\//);
  await withdrawCourse(who);
  await withdrawWellness(who);
  expect((await lanesOf(who)).map(([lane]) => lane)).toEqual(["orders", "visits"]);
  const cancelled = { cancelledAt: ctx.now, cancelledBy: "customer", status: "cancelled" } as const;
  await db.update(bookings).set(cancelled).where(eq(bookings.id, bookingId));
  const ended = { status: "cancelled", cancelledAt: ctx.now } as const;
  await db.update(orders).set(ended).where(eq(orders.customerId, customerId));
  expect(await lanesOf(who)).toEqual([]);
});

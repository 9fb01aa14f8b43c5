import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { markVisit } from "#app/care/consultations/commands/mark-visit.server.ts";
import { takeVisit } from "#app/care/consultations/commands/take-visit.server.ts";
import { bookFor, makeBookableDoctor, MONDAY_NINE } from "#app/care/consultations/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { buyVials, makePlan, makeVialProduct } from "../factories.ts";
import { instructionsOf } from "../queries/instructions.server.ts";
import { openPlans } from "../queries/own-course.server.ts";
import { writtenFor } from "../queries/written-for.server.ts";
import { doseInstructions, therapyVials } from "../tables.server.ts";
import { logDose } from "./log-dose.server.ts";
import { openPatient } from "./open-patient.server.ts";
import { openVial } from "./open-vial.server.ts";
import { startPlan } from "./start-plan.server.ts";
import { agreeToCourse } from "./agree-to-course.server.ts";
import { writeInstruction, type NewInstruction } from "./write-instruction.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const tirzepatide = await makeVialProduct(ctx, "tirzepatide");
const glow = await makeVialProduct(ctx, "glow", 70);
let patient: Ctx;
let clinician: Ctx;
let bookingId = "";
const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : "");

beforeEach(async () => {
  patient = { ...as(await accountOf(ctx, "customer")), now: MONDAY_NINE };
  const who = as(await accountOf(ctx, "clinician"));
  bookingId = await bookFor(
    { ...patient, now: ctx.now },
    { doctorId: await makeBookableDoctor(ctx) },
  );
  await takeVisit(who, bookingId);
  clinician = { ...who, now: MONDAY_NINE };
});

const came = () => markVisit(clinician, { bookingId, version: 1, came: true });
const instruction = (given: Partial<NewInstruction> = {}): NewInstruction => ({
  id: ctx.ids.newId(),
  productId: glow,
  steps: [{ micrograms: 2_000, doses: null }],
  everyDays: 2,
  mixing: { vialMicrograms: 70_000, waterMicrolitres: 3_500 },
  validUntil: "2026-12-31",
  ...given,
});
const write = (who: Ctx, given: Partial<NewInstruction> = {}) =>
  writeInstruction(who, { bookingId }, instruction(given));

test("an instruction is written by the clinician of a visit to which the patient came", async () => {
  for (const role of ["admin", "manager", "support", "customer"] as const) {
    const refused = await write(as(await accountOf(ctx, role)));
    expect(refused).toMatchObject({ reason: "forbidden" });
  }
  const other = as(await accountOf(ctx, "clinician"));
  expect(await write(other)).toMatchObject({ reason: "not_found" });
  expect(await write(clinician)).toMatchObject({ reason: "not_now" });
  await came();
  expect(await write(clinician)).toMatchObject({ ok: true });
  const logged = await db.select().from(auditLog).where(eq(auditLog.action, "instruction.written"));
  expect(logged).toMatchObject([{ subjectId: bookingId, actorId: userOf(clinician) }]);
  // The log says that it was written, and not what.
  expect(JSON.stringify(logged)).not.toContain("2000");
});

test("it stays within the label and its time", async () => {
  await came();
  const above = { productId: tirzepatide, steps: [{ micrograms: 16_000, doses: null }] };
  expect(await write(clinician, above)).toMatchObject({ reason: "above_label" });
  expect(await write(clinician, { validUntil: "2026-11-22" })).toMatchObject({
    reason: "valid_day",
  });
  expect(await write(clinician, { validUntil: "2028-01-01" })).toMatchObject({
    reason: "valid_day",
  });
  const steps = [
    { micrograms: 1_000, doses: null },
    { micrograms: 2_000, doses: 3 },
  ];
  expect(await write(clinician, { steps })).toMatchObject({ reason: "no_end_but_last" });
});

test("a newer one replaces it, sent twice it is one, and nobody changes it", async () => {
  await came();
  const first = instruction();
  await Promise.all([1, 2].map(() => writeInstruction(clinician, { bookingId }, first)));
  expect(await instructionsOf(db, userOf(patient))).toMatchObject([{ id: first.id }]);
  const next = instruction({ everyDays: 3 });
  await writeInstruction(clinician, { bookingId }, next);
  expect(await instructionsOf(db, userOf(patient))).toMatchObject([{ id: next.id, everyDays: 3 }]);
  const own = eq(doseInstructions.id, next.id);
  await expect(db.update(doseInstructions).set({ everyDays: 1 }).where(own)).rejects.toThrow(
    /Failed query/,
  );
  // The account of its clinician may be deleted, and so may the patient's.
  await db.delete(user).where(eq(user.id, userOf(clinician)));
  await db.delete(user).where(eq(user.id, userOf(patient)));
  expect(await db.$count(doseInstructions, own)).toBe(0);
});

test("a course of a product without a label follows it, with its mixing", async () => {
  const line = await buyVials(ctx, userOf(patient), glow);
  await agreeToCourse(patient);
  const plan = { id: ctx.ids.newId(), productId: glow, startsOn: "2026-11-23", reminderHour: null };
  expect(await startPlan(patient, plan)).toMatchObject({ reason: "no_source" });
  await came();
  await write(clinician);
  expect(await startPlan(patient, plan)).toMatchObject({ ok: true });
  const vial = { id: ctx.ids.newId(), planId: plan.id, orderItemId: line, lotId: null };
  await openVial(patient, { ...vial, mixedOn: "2026-11-23", asInstructed: true });
  const [mixed] = await db.select().from(therapyVials).where(eq(therapyVials.id, vial.id));
  expect(mixed).toMatchObject({ contentMicrograms: 70_000, waterMicrolitres: 3_500 });
  const dose = { takenOn: "2026-11-23", vialId: vial.id, site: null };
  const above = { id: ctx.ids.newId(), micrograms: 3_000, ...dose };
  expect(await logDose(patient, plan.id, above)).toMatchObject({ reason: "above_most" });
  const right = { id: ctx.ids.newId(), micrograms: 2_000, ...dose };
  expect(await logDose(patient, plan.id, right)).toMatchObject({ ok: true });
});

test("a course by the label follows the instruction from then on", async () => {
  await buyVials(ctx, userOf(patient), tirzepatide);
  const planId = await makePlan(patient, tirzepatide, "2026-11-23");
  await came();
  await write(clinician, {
    productId: tirzepatide,
    everyDays: 7,
    mixing: null,
    steps: [{ micrograms: 5_000, doses: null }],
  });
  const [open] = await openPlans(db, userOf(patient), planId);
  expect(open?.course).toMatchObject({ by: "instruction", instruction: { everyDays: 7 } });
  const dose = { micrograms: 5_000, takenOn: "2026-11-23", vialId: null, site: null };
  expect(await logDose(patient, planId, { id: ctx.ids.newId(), ...dose })).toMatchObject({
    ok: true,
  });
  // Everything is deleted with the patient's account.
  await db.delete(user).where(eq(user.id, userOf(patient)));
  expect(await openPlans(db, userOf(patient))).toEqual([]);
});

const patientId = async () => (await customerOfUser(db, userOf(patient)))?.id ?? "";
const writeAfter = async (
  who: Ctx,
  given: Partial<NewInstruction> = {},
  contactOn = shopDay(MONDAY_NINE),
) =>
  writeInstruction(
    who,
    { customerId: await patientId(), contactOn, contactBy: "phone" },
    instruction(given),
  );

test("after a contact it names its day and its way, is a clinician’s of that patient, and replaces", async () => {
  for (const role of ["admin", "manager", "support", "customer"] as const) {
    const refused = await writeAfter(as(await accountOf(ctx, role)));
    expect(refused).toMatchObject({ reason: "forbidden" });
  }
  const stranger = { ...as(await accountOf(ctx, "clinician")), now: MONDAY_NINE };
  expect(await writeAfter(stranger)).toMatchObject({ reason: "not_found" });
  const late = shopDay(addDays(MONDAY_NINE, 1));
  expect(await writeAfter(clinician, {}, late)).toMatchObject({ reason: "contact_day" });
  const old = shopDay(addDays(MONDAY_NINE, -61));
  expect(await writeAfter(clinician, {}, old)).toMatchObject({ reason: "contact_day" });
  const first = instruction();
  const contact = {
    customerId: await patientId(),
    contactOn: shopDay(MONDAY_NINE),
    contactBy: "phone",
  } as const;
  const both = await Promise.all([1, 2].map(() => writeInstruction(clinician, contact, first)));
  expect(both.every(({ ok }) => ok)).toBe(true);
  await came();
  expect(await write(clinician)).toMatchObject({ ok: true });
  const written = await writtenFor(db, userOf(patient));
  expect(written).toHaveLength(2);
  const before = written.find((each) => each.instruction.id === first.id)?.instruction;
  expect(before).toMatchObject({ bookingId: null, contactBy: "phone" });
  expect(before?.replacedAt).toEqual(MONDAY_NINE);
  const change = db
    .update(doseInstructions)
    .set({ contactBy: "video" })
    .where(eq(doseInstructions.id, first.id));
  await expect(change).rejects.toThrow("Failed query");
});

test("what is on file is read by a clinician of the patient alone, and each look is recorded", async () => {
  const looks = () =>
    db.$count(
      auditLog,
      and(eq(auditLog.action, "course.viewed"), eq(auditLog.subjectId, userOf(patient))),
    );
  const id = await patientId();
  for (const role of ["admin", "manager", "support", "customer", "clinician"] as const) {
    const refused = await openPatient(as(await accountOf(ctx, role)), id);
    expect(refused).toMatchObject({ reason: "not_found" });
  }
  expect(await looks()).toBe(0);
  await writeAfter(clinician);
  expect(await openPatient(clinician, id)).toMatchObject({
    ok: true,
    value: { checkIns: [], visits: [], written: [{ visit: null }] },
  });
  expect(await looks()).toBe(1);
});

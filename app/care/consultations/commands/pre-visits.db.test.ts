import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { bookFor, makeBookableDoctor, MONDAY_NINE, somePreVisit } from "../factories.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";
import { bookings } from "../tables.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { savePreVisit } from "./save-pre-visit.server.ts";
import { withdrawPreVisits } from "./withdraw-pre-visits.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
let patient: Ctx;
let bookingId = "";

beforeEach(async () => {
  patient = as(await accountOf(ctx, "customer"));
  bookingId = await bookFor(patient, { doctorId: await makeBookableDoctor(ctx) });
});

const userOf = (who: Ctx) => (who.actor.kind === "user" ? who.actor.userId : "");
const stored = async () =>
  (await db.select().from(preVisitForms).where(eq(preVisitForms.bookingId, bookingId)))[0];
const given = () =>
  db
    .select()
    .from(consents)
    .where(eq(consents.subjectId, userOf(patient)));
const broken = () => checkInvariants(db, { jobsDrained: false });

describe("the form before a visit", () => {
  it("is stored with its consent, and changed without another", async () => {
    expect(await savePreVisit(patient, somePreVisit(bookingId))).toMatchObject({ ok: true });
    const changed = { ...somePreVisit(bookingId).answers, allergies: "Penicillin" };
    const again = { bookingId, answers: changed, version: 1, agreed: false };
    expect(await savePreVisit(patient, again)).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ answers: changed, version: 2 });
    expect(await given()).toMatchObject([
      { purpose: "health_visit", withdrawnAt: null, wording: expect.stringContaining("clinician") },
    ]);
    expect(await broken()).toEqual([]);
  });

  it("is refused without a consent, and from a window that did not see the newest", async () => {
    const unasked = { ...somePreVisit(bookingId), agreed: false };
    expect(await savePreVisit(patient, unasked)).toMatchObject({ reason: "consent_needed" });
    expect(await stored()).toBeUndefined();
    await savePreVisit(patient, somePreVisit(bookingId));
    const refused = await savePreVisit(patient, somePreVisit(bookingId));
    expect(refused).toMatchObject({ reason: "changed_meanwhile" });
  });

  it("is written until the visit begins, by its patient alone", async () => {
    const begun = { ...patient, now: MONDAY_NINE };
    expect(await savePreVisit(begun, somePreVisit(bookingId))).toMatchObject({ reason: "begun" });
    const lastMinute = { ...patient, now: addMinutes(MONDAY_NINE, -1) };
    for (const who of [as(await accountOf(ctx, "customer")), as("visitor")]) {
      const refused = await savePreVisit(who, somePreVisit(bookingId));
      expect(refused).toMatchObject({ reason: "not_found" });
    }
    expect(await savePreVisit(lastMinute, somePreVisit(bookingId))).toMatchObject({ ok: true });
  });

  it("is deleted when its consent is withdrawn, and can be agreed to again", async () => {
    await savePreVisit(patient, somePreVisit(bookingId));
    expect(await withdrawPreVisits(patient)).toMatchObject({ ok: true });
    expect(await stored()).toBeUndefined();
    expect(await given()).toMatchObject([{ withdrawnAt: ctx.now }]);
    const late = { ...somePreVisit(bookingId), version: 1, agreed: false };
    expect(await savePreVisit(patient, late)).toMatchObject({ reason: "consent_needed" });
    expect(await savePreVisit(patient, somePreVisit(bookingId))).toMatchObject({ ok: true });
    expect(await broken()).toEqual([]);
    expect(await withdrawPreVisits(as("visitor"))).toMatchObject({ reason: "forbidden" });
  });

  it("leaves no answer without its consent when both happen at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([
        savePreVisit(patient, somePreVisit(bookingId)),
        withdrawPreVisits(patient),
      ]);
      expect(await broken()).toEqual([]);
      await withdrawPreVisits(patient);
    }
  });

  it("waits for a withdrawal of the same account that is under way", async () => {
    const saving: Promise<unknown>[] = [];
    const soon = () => new Promise((resolve) => setTimeout(() => resolve("waits"), 300));
    await db.transaction(async (tx) => {
      await lockCustomerOf({ ...patient, db: tx }, userOf(patient));
      saving.push(savePreVisit(patient, somePreVisit(bookingId)));
      expect(await Promise.race([...saving, soon()])).toBe("waits");
    });
    expect(await saving[0]).toMatchObject({ ok: true });
  });

  it("goes with its booking, and with the account", async () => {
    await savePreVisit(patient, somePreVisit(bookingId));
    await cancelBooking(patient, { bookingId, expectsCost: "nothing" });
    expect(await stored()).toBeUndefined();
    const status = { status: "booked" as const, cancelledAt: null, cancelledBy: null };
    await db.update(bookings).set(status).where(eq(bookings.id, bookingId));
    await savePreVisit(patient, somePreVisit(bookingId));
    await db.delete(user).where(eq(user.id, userOf(patient)));
    expect(await stored()).toBeUndefined();
  });
});

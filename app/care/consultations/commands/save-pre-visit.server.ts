import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { whyNoForm, type PreVisitAnswers } from "../rules/pre-visit.ts";
import { bookings } from "../tables.server.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";
import { consentWording } from "../texts/shopper-pre-visit.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { lockBooking } from "./lock-booking.server.ts";

type PreVisit = {
  bookingId: string;
  answers: PreVisitAnswers;
  /** The version of the form that was read; 0 if there was none. */
  version: number;
  /** The owner just consented to storing it. */
  agreed: boolean;
};
type SavePreVisitRefusal = Refusal<
  "not_found" | "not_booked" | "begun" | "changed_meanwhile" | "consent_needed"
>;

/**
 * Stores a patient's form before a visit begins. The first time also stores the consent, in one
 * transaction; after a withdrawal it must be given again.
 */
export async function savePreVisit(
  ctx: Ctx,
  { bookingId, answers, version, agreed }: PreVisit,
): Promise<Result<undefined, SavePreVisitRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("not_found");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("not_found");
    // Saving and withdrawing take turns, so that no answer is left without its consent.
    await lockCustomerOf(tx, userId);
    const own = eq(bookings.customerId, booker.customerId);
    const booking = await lockBooking(tx, bookingId, own);
    if (!booking) return refuse("not_found");
    const refused = whyNoForm(booking, tx.now);
    if (refused) return refuse(refused);
    const ofBooking = eq(preVisitForms.bookingId, booking.id);
    const [before] = await tx.db.select().from(preVisitForms).where(ofBooking);
    if (before && before.version !== version) return refuse("changed_meanwhile");
    if (!before && !agreed) return refuse("consent_needed");
    const written = { answers, savedAt: tx.now };
    if (before) {
      await tx.db
        .update(preVisitForms)
        .set({ ...written, version: before.version + 1 })
        .where(ofBooking);
      return ok(undefined);
    }
    await tx.db.insert(preVisitForms).values({ bookingId: booking.id, userId, ...written });
    await agree(tx, userId);
    return ok(undefined);
  });
}

async function agree(tx: Ctx, userId: string): Promise<void> {
  const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
  const { site_name } = await loadSettings(tx.db);
  const wording = consentWording(site_name);
  await recordConsent(tx, { type: "user", id: userId }, [
    { purpose: "health_visit", document: "privacy", documentVersion, wording },
  ]);
}

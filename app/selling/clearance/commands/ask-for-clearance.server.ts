import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { hasClinician } from "../queries/clinicians.server.ts";
import type { ClearanceAnswers } from "../rules/clearance-terms.ts";
import { clearanceRequests } from "../tables.server.ts";
import { consentWording } from "../texts/shopper.ts";

export type WantedClearance = {
  productId: string;
  units: number;
  answers: ClearanceAnswers;
  /** One of the buyer's own assessments, which the clinician may read. */
  assessmentId: string | null;
};

export type AskRefusal = Refusal<"forbidden" | "not_for_sale" | "not_needed" | "no_clinician">;

/**
 * A buyer asks a clinician to approve a product, and consents to storing the answers. Asking again
 * while a request waits leads to that request.
 */
export async function askForClearance(
  ctx: Ctx,
  { productId, units, answers, assessmentId }: WantedClearance,
): Promise<Result<{ requestId: string; isNew: boolean }, AskRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    // Locked, so that two tabs ask once.
    const [customer] = await tx.db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.userId, actor.userId))
      .for("no key update");
    if (!customer) return refuse("forbidden");
    const [product] = await tx.db.select().from(products).where(eq(products.id, productId));
    if (!product?.isActive || product.kind !== "product") return refuse("not_for_sale");
    if (product.clearance !== "required") return refuse("not_needed");
    const open = await openRequest(tx, customer.id, productId);
    if (open) return ok({ requestId: open.id, isNew: false });
    if (!(await hasClinician(tx.db, actor.userId))) return refuse("no_clinician");
    const { privacy } = await currentLegalVersions(tx.db, tx.now);
    const requestId = tx.ids.newId();
    const { userId } = actor;
    await tx.db.insert(clearanceRequests).values({
      id: requestId,
      userId,
      customerId: customer.id,
      productId,
      units,
      state: "asked",
      answers,
      assessmentId,
      privacyVersion: privacy,
      askedAt: tx.now,
    });
    await agree(tx, userId, privacy);
    const subject = { type: "clearance", id: requestId };
    await recordAudit(tx, { action: "clearance.asked", subject, after: { productId, units } });
    await enqueue(tx.db, "clearance.mail", { requestId, news: "asked" });
    return ok({ requestId, isNew: true });
  });
}

async function openRequest({ db }: Ctx, customerId: string, productId: string) {
  const waiting = and(
    eq(clearanceRequests.customerId, customerId),
    eq(clearanceRequests.productId, productId),
    inArray(clearanceRequests.state, ["asked", "to_talk"]),
  );
  const [open] = await db
    .select({ id: clearanceRequests.id })
    .from(clearanceRequests)
    .where(waiting);
  return open;
}

async function agree(tx: Ctx, userId: string, documentVersion: number): Promise<void> {
  const { site_name } = await loadSettings(tx.db);
  await recordConsent(tx, { type: "user", id: userId }, [
    {
      purpose: "health_clearance",
      document: "privacy",
      documentVersion,
      wording: consentWording(site_name),
    },
  ]);
}

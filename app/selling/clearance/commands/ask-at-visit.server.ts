import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isClinician } from "../rules/decides-clearance.ts";
import { clearanceRequests } from "../tables.server.ts";
import type { DecideOn } from "./open-act.server.ts";

type VisitRequest = { userId: string; productId: string; units: number };

/**
 * Records a patient's request in a visit, so that the clinician can decide it there. Stores no
 * answers, which need the patient's own consent. The caller has checked that this is the
 * clinician's patient.
 */
export async function askAtVisit(
  ctx: Ctx,
  { userId, productId, units }: VisitRequest,
): Promise<
  Result<DecideOn, Refusal<"forbidden" | "own_request" | "not_guarded" | "asked_already">>
> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  if (userId === actor.userId) return refuse("own_request");
  return inTransaction(ctx, async (tx) => {
    // The same lock as for asking, so that only one request is open at a time.
    const [customer] = await tx.db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.userId, userId))
      .for("no key update");
    if (!customer || !isUuid(productId)) return refuse("not_guarded");
    const [product] = await tx.db.select().from(products).where(eq(products.id, productId));
    if (!product?.isActive || product.clearance !== "required") return refuse("not_guarded");
    const open = and(
      eq(clearanceRequests.customerId, customer.id),
      eq(clearanceRequests.productId, productId),
      inArray(clearanceRequests.state, ["asked", "to_talk"]),
    );
    if ((await tx.db.$count(clearanceRequests, open)) > 0) return refuse("asked_already");
    const { privacy } = await currentLegalVersions(tx.db, tx.now);
    const requestId = tx.ids.newId();
    await tx.db.insert(clearanceRequests).values({
      id: requestId,
      userId,
      customerId: customer.id,
      productId,
      units,
      state: "asked",
      answers: null,
      privacyVersion: privacy,
      clinicianId: actor.userId,
      askedAt: tx.now,
      takenAt: tx.now,
    });
    const subject = { type: "clearance", id: requestId };
    const after = { productId, units };
    await recordAudit(tx, { action: "clearance.asked_at_visit", subject, after });
    return ok({ requestId, version: 1 });
  });
}

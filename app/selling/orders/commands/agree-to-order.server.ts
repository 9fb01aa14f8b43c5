import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { productsToSupervise } from "../queries/products-to-supervise.server.ts";
import { awaitsAgreement } from "../rules/made-by-staff.ts";
import { orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";

export type AgreeRefusal = Refusal<"supervision_unconfirmed"> & { products: string[] };

/**
 * The buyer of an order that staff placed agrees to the terms and, if needed, confirms supervision,
 * as placing an order does otherwise. The caller has locked the order. Its link or mail is the
 * authorization.
 */
export async function agreeToOrder(
  ctx: Ctx,
  order: LockedOrder,
  { supervision }: { supervision: boolean },
): Promise<Result<LockedOrder, AgreeRefusal>> {
  if (!awaitsAgreement(order)) return ok(order);
  const products = await productsToSupervise(ctx.db, order.id);
  if (products.length > 0 && !supervision) return refuse("supervision_unconfirmed", { products });
  const { terms, privacy } = await currentLegalVersions(ctx.db, ctx.now);
  const ofTerms = { document: "terms", documentVersion: terms };
  await recordConsent(ctx, { type: "order", id: order.id }, [
    { purpose: "terms", ...ofTerms },
    { purpose: "adult", ...ofTerms },
    { purpose: "privacy", document: "privacy", documentVersion: privacy },
    ...(products.length > 0 ? [{ purpose: "medical_supervision" as const, ...ofTerms }] : []),
  ]);
  const agreed = {
    termsVersion: terms,
    privacyVersion: privacy,
    termsAcceptedAt: ctx.now,
    adultConfirmedAt: ctx.now,
    supervisionConfirmedAt: products.length > 0 ? ctx.now : null,
  };
  await ctx.db.update(orders).set(agreed).where(eq(orders.id, order.id));
  await recordAudit(ctx, { action: "order.agreed", subject: { type: "order", id: order.id } });
  return ok({ ...order, ...agreed });
}

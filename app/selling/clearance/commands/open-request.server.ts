import { and, desc, eq, ne } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isClinician } from "../rules/decides-clearance.ts";
import { clearanceRequests } from "../tables.server.ts";

const EARLIER = 10;

/**
 * The only way for staff to read a request's answers: for the clinician who took it, with an audit
 * row in the same transaction. The row contains no answers.
 */
export async function openRequest(ctx: Ctx, requestId: string) {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  if (!isUuid(requestId)) return refuse("not_found");
  return inTransaction(ctx, (tx) => read(tx, requestId, actor.userId));
}

async function read(
  tx: Ctx,
  requestId: string,
  clinicianId: string,
): Promise<Result<OpenedRequest, Refusal<"not_found">>> {
  const { id, userId, customerId } = clearanceRequests;
  const mine = and(eq(id, requestId), eq(clearanceRequests.clinicianId, clinicianId));
  const [found] = await tx.db
    .select({
      request: clearanceRequests,
      product: products.name,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
    })
    .from(clearanceRequests)
    .innerJoin(products, eq(products.id, clearanceRequests.productId))
    .innerJoin(customers, eq(customers.id, customerId))
    .where(mine)
    .for("share", { of: clearanceRequests });
  if (!found) return refuse("not_found");
  const ofSamePerson = and(eq(userId, found.request.userId), ne(id, requestId));
  const earlier = await tx.db
    .select({
      id,
      product: products.name,
      state: clearanceRequests.state,
      units: clearanceRequests.units,
      askedAt: clearanceRequests.askedAt,
      answer: clearanceRequests.answer,
    })
    .from(clearanceRequests)
    .innerJoin(products, eq(products.id, clearanceRequests.productId))
    .where(ofSamePerson)
    .orderBy(desc(clearanceRequests.askedAt), desc(id))
    .limit(EARLIER);
  const subject = { type: "clearance", id: requestId };
  await recordAudit(tx, { action: "clearance.viewed", subject });
  return ok({ ...found, earlier });
}

type OpenedRequest = {
  request: typeof clearanceRequests.$inferSelect;
  product: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  earlier: (Pick<
    typeof clearanceRequests.$inferSelect,
    "id" | "state" | "units" | "askedAt" | "answer"
  > & { product: string })[];
};

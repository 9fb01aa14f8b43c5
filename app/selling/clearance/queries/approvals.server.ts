import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { customerIdOf } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { HeldApproval } from "../rules/check-clearance.ts";

type ApprovalScope = { customerId: SQLWrapper; cartId: SQLWrapper; now: SQLWrapper };

/** The units left of each approval for an order of this cart, as JSON. */
export function approvalFacts({ customerId, cartId, now }: ApprovalScope): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'productId', a.product_id, 'left', a.units_left) order by a.until, a.id), '[]')
    from approvals_of(${customerId}, ${cartId}, ${now}) a)`;
}

export async function ownApprovals(
  { db, actor, now }: Ctx,
  cartId: string | null,
): Promise<HeldApproval[]> {
  if (actor.kind !== "user") return [];
  const facts = approvalFacts({
    customerId: customerIdOf(actor.userId),
    cartId: sql`${cartId}::uuid`,
    now: sql`${now.toISOString()}::timestamptz`,
  });
  const { rows } = await db.execute<{ approvals: HeldApproval[] }>(
    sql`select ${facts} as approvals`,
  );
  return rows[0]?.approvals ?? [];
}

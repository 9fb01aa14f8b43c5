import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { hasPaidOrder } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

export type CourseRefusal = Refusal<"forbidden" | "not_bought" | "consent_needed">;

/** A person who may write in a course: a buyer, or an owner who tries it out. */
export type CourseOwner = { userId: string; customerId: string };

/**
 * Locks the actor. Writes to the courses of one account are serialized, so that a consent is not
 * withdrawn in between and no vial gives more than it contains.
 */
export async function openOwner(tx: Ctx): Promise<Result<CourseOwner, CourseRefusal>> {
  const { actor } = tx;
  if (actor.kind !== "user") return refuse("forbidden");
  const [customer] = await tx.db
    .select({ id: customers.id, hasBought: hasPaidOrder })
    .from(customers)
    .where(eq(customers.userId, actor.userId))
    .for("update");
  if (!customer) return refuse("forbidden");
  const isOpen = customer.hasBought || actor.roles.includes("admin");
  if (!isOpen) return refuse("not_bought");
  return ok({ userId: actor.userId, customerId: customer.id });
}

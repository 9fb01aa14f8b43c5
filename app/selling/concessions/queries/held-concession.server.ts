import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { customerIdOf } from "#app/people/customers/queries/customer.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { concessionFor, isGiven, type HeldConcession } from "../rules/concession-for.ts";
import type { Concession } from "../rules/price-concession.ts";
import { concessions } from "../tables.server.ts";

/**
 * A customer's approved declaration that is valid at a moment, as JSON, or null. A senior citizen
 * with a disability gets the discount once, by the declaration that was approved first.
 */
export function heldConcession(
  customerId: SQLWrapper,
  now: SQLWrapper,
): SQL<HeldConcession | null> {
  const { id, kind, idEnd } = concessions;
  return sql`(
    select ${jsonOf({ id, kind, idEnd })} from ${concessions}
    where ${concessions.customerId} = ${customerId} and ${concessions.state} = 'approved'
      and (${concessions.validUntil} is null
        or ${concessions.validUntil} >= (${now}::timestamptz at time zone 'Asia/Manila')::date)
    order by ${concessions.decidedAt}, ${concessions.id} limit 1)`;
}

type ActorConcession = {
  concession: Concession | undefined;
  /** The shop gives the discount, and the actor could still show an ID. */
  mayDeclare: boolean;
};

export async function ownConcession(
  { db, actor, now }: Ctx,
  settings: Settings,
): Promise<ActorConcession> {
  if (!isGiven(settings)) return { concession: undefined, mayDeclare: false };
  if (actor.kind !== "user") return { concession: undefined, mayDeclare: true };
  const customerId = customerIdOf(actor.userId);
  const { rows } = await db.execute<{ held: HeldConcession | null }>(
    sql`select ${heldConcession(customerId, sql`${now.toISOString()}`)} as held`,
  );
  const concession = concessionFor(settings, rows[0]?.held);
  return { concession, mayDeclare: !concession };
}

import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lookAtId } from "../../commands/look-at-id.server.ts";
import { approvedClaims } from "../../queries/approved-claims.server.ts";
import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { concessions } from "../../tables.server.ts";
import { showApproved } from "../../views/show-approved.ts";
import { showClaim } from "../../views/show-claim.ts";

/** The oldest waiting ID, or the next one after the address's, with the number that wait. */
export async function nextClaim(db: Db, after: string | null) {
  const left = await db.$count(concessions, eq(concessions.state, "waiting"));
  const next = after && validate(after) ? await firstWaiting(db, isLaterThan(after)) : undefined;
  return { left, claim: next ?? (await firstWaiting(db)) };
}

const isLaterThan = (after: string) =>
  sql`(${concessions.declaredAt}, ${concessions.id}) >
    (select seen.declared_at, seen.id from ${concessions} seen where seen.id = ${after})`;

async function firstWaiting(db: Db, which?: SQL) {
  const [found] = await db
    .select({ claim: concessions, email: customers.email })
    .from(concessions)
    .innerJoin(customers, eq(customers.id, concessions.customerId))
    .where(and(eq(concessions.state, "waiting"), which))
    .orderBy(asc(concessions.declaredAt), asc(concessions.id))
    .limit(1);
  if (!found) return undefined;
  const { customerId, id } = found.claim;
  const others = and(eq(concessions.customerId, customerId), ne(concessions.id, id));
  return { ...found.claim, email: found.email, earlier: await db.$count(concessions, others) };
}

/** Loads the next ID to check, which records the access, and the list of approved customers. */
export async function loadClaims(ctx: Ctx, after: string | null) {
  const { claim, left } = await nextClaim(ctx.db, after);
  return {
    left,
    claim: claim && showClaim(claim, await lookAtId(ctx, claim)),
    approved: showApproved(await approvedClaims(ctx)),
  };
}

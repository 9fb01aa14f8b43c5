import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { mayPerform } from "#app/platform/records/operation.ts";
import { proposals } from "../tables.server.ts";
import { EVERY_OPERATION } from "./every-operation.server.ts";

const MOST_SHOWN = 100;

/** The operations whose proposals this person may decide. */
const decidable = (actor: Actor) =>
  EVERY_OPERATION.filter((each) => mayPerform(actor, each)).map(({ name }) => name as string);

const isOpenFor = (actor: Actor) =>
  sql`${proposals.state} = 'open' and ${inArray(proposals.operation, decidable(actor))}`;

export const waitingProposals = (actor: Actor) =>
  waitingPart(proposals, isOpenFor(actor), proposals.askedAt);

/** Open proposals that this person may decide, oldest first. */
export async function openProposals(db: Db, actor: Actor) {
  return db
    .select()
    .from(proposals)
    .where(isOpenFor(actor))
    .orderBy(asc(proposals.askedAt), asc(proposals.id))
    .limit(MOST_SHOWN);
}

/** The latest decisions about proposals that this person could have decided, or those of one rule. */
export async function decidedProposals(db: Db, actor: Actor, ruleId?: string) {
  return db
    .select({ proposal: proposals, decider: user.name })
    .from(proposals)
    .leftJoin(user, eq(user.id, proposals.decidedBy))
    .where(
      and(
        inArray(proposals.state, ["approved", "declined", "expired"]),
        inArray(proposals.operation, decidable(actor)),
        ruleId === undefined ? undefined : eq(proposals.ruleId, ruleId),
      ),
    )
    .orderBy(desc(proposals.decidedAt), desc(proposals.id))
    .limit(20);
}

export async function findOwnProposal(db: Db, keyId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ proposal: proposals.id, state: proposals.state })
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.keyId, keyId)));
  return found;
}

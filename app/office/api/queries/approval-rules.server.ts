import { and, asc, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { atShopMinute, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { apiKeys, approvalRules, proposals } from "../tables.server.ts";
import { EVERY_OPERATION, findOperation } from "./every-operation.server.ts";
import { mayHaveRule } from "../rules/approval-rule.ts";

/** What rules can approve, and what always waits for a person. */
export const RULED = EVERY_OPERATION.filter(mayHaveRule);
export const NEVER_RULED = EVERY_OPERATION.filter(
  (each) => each.kind !== "read" && !mayHaveRule(each),
);

/** Locked, so that proposals at the same moment count each other. */
export async function lockRules({ db }: Ctx, operation: string, keyId: string) {
  const { id, archivedAt } = approvalRules;
  const isFor = or(isNull(approvalRules.keyId), eq(approvalRules.keyId, keyId));
  return db
    .select()
    .from(approvalRules)
    .where(and(eq(approvalRules.operation, operation), isNull(archivedAt), isFor))
    .orderBy(asc(id))
    .for("no key update");
}

const approvedToday = (ruleId: typeof approvalRules.id | string, now: Date) =>
  and(eq(proposals.ruleId, ruleId), gte(proposals.decidedAt, atShopMinute(shopDay(now), 0)));

export const countToday = ({ db, now }: Ctx, ruleId: string) =>
  db.$count(proposals, approvedToday(ruleId, now));

/** Every rule with its key, its maker, and how often it approved today. */
export async function listRules({ db, now }: Pick<Ctx, "db" | "now">) {
  const today = sql<number>`(
    select count(*)::int from ${proposals} where ${approvedToday(approvalRules.id, now)})`;
  const rules = await db
    .select({ rule: approvalRules, key: apiKeys.name, maker: user.name, today })
    .from(approvalRules)
    .leftJoin(apiKeys, eq(apiKeys.id, approvalRules.keyId))
    .leftJoin(user, eq(user.id, approvalRules.madeBy))
    .orderBy(desc(approvalRules.createdAt), desc(approvalRules.id));
  return rules.map((each) => ({ ...each, says: saysOf(each.rule.operation) }));
}

const saysOf = (name: string) => findOperation(name)?.says ?? name;

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findRule(db: Db, ruleId: string) {
  if (!isUuid(ruleId)) return undefined;
  const [found] = await db.select().from(approvalRules).where(eq(approvalRules.id, ruleId));
  return found;
}

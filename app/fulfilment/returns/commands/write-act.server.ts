import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { leadsTo, type ReturnAct } from "../rules/return-moves.ts";
import { returns } from "../tables.server.ts";
import type { LockedReturn } from "./open-act.server.ts";

type Facts = Partial<
  Pick<
    LockedReturn,
    | "comesBack"
    | "answer"
    | "refunded"
    | "asCredit"
    | "settledWhy"
    | "decidedAt"
    | "receivedAt"
    | "inspectedAt"
    | "endedAt"
  >
>;

type ActRecord = { key: string; facts: Facts; after?: object; reason?: string | undefined };

/** The only function that changes a return's state. Every move adds an audit row. */
export async function writeAct(
  ctx: Ctx,
  own: LockedReturn,
  act: ReturnAct,
  { key, facts, after, reason }: ActRecord,
): Promise<void> {
  const state = leadsTo(act);
  await ctx.db
    .update(returns)
    .set({ ...facts, state, actKey: key, version: own.version + 1 })
    .where(eq(returns.id, own.id));
  await recordAudit(ctx, {
    action: `return.${state}`,
    subject: { type: "return", id: own.id },
    // The number is on both sides, which is not a change: the log identifies the return by it.
    before: { number: own.number },
    after: { number: own.number, ...after },
    reason,
  });
}

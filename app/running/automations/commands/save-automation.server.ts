import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import {
  AUTOMATIONS,
  isDelayOf,
  type AutomationKey,
  type AutomationState,
  hoursOf,
  type Delay,
} from "../rules/automation-terms.ts";
import { automationRuns, automations } from "../tables.server.ts";

export type SaveRefusal =
  | Refusal<"forbidden" | "changed_meanwhile">
  | (Refusal<"delay_outside"> & { key: AutomationKey });

/**
 * Switches an automation on or off, or changes its delay. Waiting runs move to the new delay, and
 * switching it off ends them. `version` is the version that the editor saw.
 */
export async function saveAutomation(
  ctx: Ctx,
  { isOn, delay, delayUnit }: AutomationState,
  { key, version }: { key: AutomationKey; version: number },
): Promise<Result<undefined, SaveRefusal>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = eq(automations.key, key);
    const { first } = AUTOMATIONS[key];
    await tx.db
      .insert(automations)
      .values({ key, ...first, onSince: first.isOn ? tx.now : null })
      .onConflictDoNothing();
    const [before] = await tx.db.select().from(automations).where(own).for("update");
    if (!before) throw new Error(`no automation ${key}`);
    if (before.version !== version) return refuse("changed_meanwhile");
    if (!isDelayOf(key, { delay, delayUnit })) return refuse("delay_outside", { key });
    const onSince = isOn && !before.isOn ? tx.now : before.onSince;
    await tx.db
      .update(automations)
      .set({ isOn, delay, delayUnit, onSince, version: version + 1 })
      .where(own);
    if (isOn) await moveWaiting(tx, { key, delay, delayUnit });
    else await endWaiting(tx, key);
    await recordAudit(tx, {
      action: "automation.changed",
      subject: { type: "automation", id: key },
      before: { isOn: before.isOn, delay: before.delay, delayUnit: before.delayUnit },
      after: { isOn, delay, delayUnit },
    });
    return ok(undefined);
  });
}

async function endWaiting(tx: Ctx, key: AutomationKey): Promise<void> {
  const waiting = and(eq(automationRuns.automation, key), isNull(automationRuns.endedAt));
  await tx.db
    .update(automationRuns)
    .set({ state: "left", waitsFor: null, endedWhy: "switched_off", endedAt: tx.now })
    .where(waiting);
}

/** Runs that wait only for their delay get the new one. If it has passed, they are due now. */
async function moveWaiting(
  { db, now }: Ctx,
  { key, ...delay }: Delay & { key: AutomationKey },
): Promise<void> {
  const { enteredAt, dueAt } = automationRuns;
  const wait = sql`make_interval(hours => ${hoursOf(delay)}::int)`;
  const due = sql`greatest(${enteredAt} + ${wait}, ${sql.param(now, dueAt)}::timestamptz)`;
  await db
    .update(automationRuns)
    .set({ dueAt: due, lookAt: due })
    .where(
      and(
        eq(automationRuns.automation, key),
        isNull(automationRuns.endedAt),
        isNull(automationRuns.waitsFor),
      ),
    );
}

import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { auditLog } from "../tables.server.ts";

export type AuditEntry = {
  /** `noun.verb`, such as `order.status`. */
  action: string;
  subject: { type: string; id: string };
  before?: object | undefined;
  after?: object | undefined;
  reason?: string | undefined;
};

/** Call inside the transaction of the change, so that every change has its row. */
export async function recordAudit(ctx: Ctx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await ctx.db.insert(auditLog).values(
    entries.map((entry) => ({
      id: ctx.ids.newId(),
      at: ctx.now,
      actorKind: ctx.actor.kind,
      actorId: actorId(ctx.actor),
      action: entry.action,
      subjectType: entry.subject.type,
      subjectId: entry.subject.id,
      before: entry.before,
      after: entry.after,
      reason: entry.reason ?? ctx.reason,
    })),
  );
}

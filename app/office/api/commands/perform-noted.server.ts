import { asc, inArray } from "drizzle-orm";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { ProposedChange } from "../rules/proposal-terms.ts";

export type Noted = { recordId: string; changes: ProposedChange[] };
type Asked = { record: string; input: object };

/** Performs an operation, and reads from the log what it changed. */
export async function performNoted(
  tx: Ctx,
  operation: Operation,
  { record: sent, input }: Asked,
): Promise<Result<Noted>> {
  const made: string[] = [];
  const newId = () => {
    const id = tx.ids.newId();
    made.push(id);
    return id;
  };
  const record = operation.key ? await operation.key.lock(tx, sent) : "";
  if (record === undefined) return refuse("not_found");
  const done = await operation.perform({ ...tx, ids: { ...tx.ids, newId } }, input, record);
  if (!done.ok) return done;
  const { id, action, before, after } = auditLog;
  const changes = await tx.db
    .select({ action, before, after })
    .from(auditLog)
    .where(inArray(id, made))
    .orderBy(asc(id));
  // A second try makes other ids, which are no difference.
  const anyId = (value: unknown): unknown =>
    JSON.parse(made.reduce((text, own) => text.replaceAll(own, "new"), JSON.stringify(value)));
  const noted = changes.map((each) => ({
    action: each.action,
    before: anyId(each.before),
    after: anyId(each.after),
  }));
  return ok({ recordId: record, changes: noted });
}

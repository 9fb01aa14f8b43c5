import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may, type Ability } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recordAudit, type AuditEntry } from "#app/running/audit/commands/record-audit.server.ts";
import { tagsOfOne } from "../queries/tags.server.ts";
import { changeTags, tagField } from "../rules/tags.ts";
import type { TagTables } from "../tables.server.ts";
import type { TagTexts } from "../texts/staff.ts";

/** A kind of record that staff tag. */
export type TaggedKind = {
  /** Its name in the log, such as `customer`. Several are `customers`. */
  one: string;
  ability: Ability;
  tables: TagTables;
  say: TagTexts;
  /** Locks a record until the transaction ends. Returns its name, or undefined for none. */
  lock: (tx: Ctx, id: string) => Promise<string | undefined>;
};

/** Names of tags in the format of `readTags`. */
export type TagChange = { add?: readonly string[]; remove?: readonly string[] };

type TagOutcome = { name: string; added: readonly string[]; removed: readonly string[] };

type TagRefusal = Refusal<"forbidden" | "not_found"> | (Refusal<"too_many"> & { name: string });

/** Adds and removes tags of a record. Tags that are already as asked stay unchanged. */
export async function tagRecord(
  ctx: Ctx,
  kind: TaggedKind,
  recordId: string,
  { add = [], remove = [] }: TagChange,
): Promise<Result<TagOutcome, TagRefusal>> {
  if (!may(ctx.actor, kind.ability)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const name = await kind.lock(tx, recordId);
    if (name === undefined) return refuse("not_found");
    const change = changeTags(await tagsOfOne(tx.db, kind.tables, recordId), { add, remove });
    if (!change) return refuse("too_many", { name });
    const { added, removed } = change;
    if (added.length > 0) await giveTags(tx, kind.tables, recordId, added);
    if (removed.length > 0) await takeTags(tx, kind.tables, recordId, removed);
    const subject = { type: kind.one, id: recordId };
    await recordAudit(
      tx,
      ...added.map((tag) => entryOf(subject, tag, true)),
      ...removed.map((tag) => entryOf(subject, tag, false)),
    );
    return ok({ name, added, removed });
  });
}

async function giveTags(
  { db, ids, now }: Ctx,
  { words, tagged }: TagTables,
  recordId: string,
  names: readonly string[],
) {
  // A fixed order, so that two transactions that add the same tags cannot deadlock.
  const brought = names.toSorted().map((name) => ({ id: ids.newId(), name, createdAt: now }));
  await db.insert(words).values(brought).onConflictDoNothing();
  const found = await db
    .select({ tagId: words.id })
    .from(words)
    .where(inArray(words.name, [...names]));
  await db.insert(tagged).values(found.map(({ tagId }) => ({ recordId, tagId })));
}

async function takeTags(
  { db }: Ctx,
  { words, tagged }: TagTables,
  recordId: string,
  names: readonly string[],
) {
  const tagIds = db
    .select({ id: words.id })
    .from(words)
    .where(inArray(words.name, [...names]));
  await db.delete(tagged).where(and(eq(tagged.recordId, recordId), inArray(tagged.tagId, tagIds)));
}

function entryOf(subject: AuditEntry["subject"], tag: string, isThere: boolean): AuditEntry {
  const field = tagField(tag);
  return {
    action: `${subject.type}.${isThere ? "tagged" : "untagged"}`,
    subject,
    before: { [field]: !isThere },
    after: { [field]: isThere },
  };
}

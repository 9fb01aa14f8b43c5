import { and, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recordAudit } from "../record-audit.server.ts";
import type {
  ActsOf,
  Columns,
  RecordCommands,
  RecordOf,
  RecordTable,
  RowOf,
  UniqueOf,
} from "./record-of.server.ts";

type Loose = Record<string, unknown>;
type Row = { id: string; version: number; archivedAt?: Date | null };
type AnyRecord = RecordOf<
  RecordTable,
  object,
  Loose,
  string,
  Readonly<Partial<Record<string, string>>>,
  Refusal,
  Refusal,
  keyof ActsOf
>;

/** The commands of a plain record, which is described once. */
export function recordCommands<
  T extends RecordTable,
  Values extends object,
  Facts extends Columns<T>,
  Title extends keyof RowOf<T> & string,
  const Unique extends UniqueOf<T> = never,
  R extends Refusal = never,
  Kept extends Refusal = never,
  Leaves extends keyof ActsOf = never,
>(
  described: RecordOf<T, Values, Facts, Title, Unique, R, Kept, Leaves>,
): RecordCommands<T, Values, Title, Unique, R, Kept, Leaves> {
  const record: AnyRecord = described;
  const commands = {
    save: (ctx: Ctx, values: object, edited?: Edited) => save(record, ctx, values, edited),
    archive: (ctx: Ctx, id: string) => archive(record, ctx, id),
    restore: (ctx: Ctx, id: string) => restore(record, ctx, id),
    remove: (ctx: Ctx, id: string) => remove(record, ctx, id),
  };
  return commands as RecordCommands<T, Values, Title, Unique, R, Kept, Leaves>;
}

async function save(record: AnyRecord, ctx: Ctx, values: object, edited: Edited | undefined) {
  if (!may(ctx.actor, record.ability)) return refuse("forbidden");
  const invalid = record.invalid?.(values);
  if (invalid) return invalid;
  const facts = record.columns(values);
  return inTransaction(ctx, async (tx) => {
    await record.lockFirst?.(tx);
    const before = edited && (await lock(record, tx, edited.id));
    if (edited && !before) return refuse("not_found");
    const closed = before && record.closed?.(before);
    if (closed) return closed;
    if (before && before.version !== edited?.version) return refuse("changed_meanwhile");
    if (before?.archivedAt) return refuse("archived");
    const id = before?.id ?? tx.ids.newId();
    const wrong =
      (await record.check?.(tx, facts, before)) ?? (await takenBy(record, tx, facts, id));
    if (wrong) return wrong;
    if (before) await update(record, tx, before, facts);
    else await insert(record, tx, id, facts);
    await noteSaved(record, tx, { id, before, facts });
    return ok({ id, ...pick(facts, [record.title]) });
  });
}

async function archive(record: AnyRecord, ctx: Ctx, id: string) {
  return withRow(record, ctx, id, async (tx, row) => {
    const named = pick(row, [record.title]);
    if (row.archivedAt) return ok(named);
    const refusal = await record.kept?.(tx, row);
    if (refusal) return refusal;
    await update(record, tx, row, { ...record.archive?.out, archivedAt: tx.now });
    await note(record, tx, "archived", { id, before: named });
    return ok(named);
  });
}

async function restore(record: AnyRecord, ctx: Ctx, id: string) {
  return withRow(record, ctx, id, async (tx, row) => {
    const named = pick(row, [record.title]);
    if (!row.archivedAt) return ok(named);
    await update(record, tx, row, { ...record.archive?.back, archivedAt: null });
    await note(record, tx, "restored", { id, after: named });
    return ok(named);
  });
}

async function remove(record: AnyRecord, ctx: Ctx, id: string) {
  const { table, removed = "removed", logged = same } = record;
  return withRow(record, ctx, id, async (tx, row) => {
    const refusal = await record.kept?.(tx, row);
    if (refusal) return refusal;
    await tx.db.delete(table).where(eq(table.id, id));
    await note(record, tx, removed, { id, before: await logged(row, tx) });
    return ok(pick(row, [record.title]));
  });
}

/** One that is there, locked, for an actor who may change it. */
async function withRow<Done>(
  record: AnyRecord,
  ctx: Ctx,
  id: string,
  work: (tx: Ctx, row: Row & Loose) => Promise<Done>,
) {
  if (!may(ctx.actor, record.ability)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await record.lockFirst?.(tx);
    const row = await lock(record, tx, id);
    return row ? work(tx, row) : refuse("not_found");
  });
}

const lock = async (record: AnyRecord, { db }: Ctx, id: string) =>
  (await lockRow(db, record.table, id)) as (Row & Loose) | undefined;

/** The refusal of a value that another has. */
async function takenBy({ table, type, unique = {} }: AnyRecord, tx: Ctx, facts: Loose, id: string) {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  for (const [name, reason] of Object.entries(unique)) {
    const column = columns[name];
    if (!column || reason === undefined) continue;
    // Two that take one value at once wait here for each other, instead of failing at the index.
    const key = `${type} ${String(facts[name])}`;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const others = and(eq(column, facts[name]), ne(table.id, id));
    if ((await tx.db.$count(table, others)) > 0) return refuse(reason);
  }
  return undefined;
}

async function insert({ table, first }: AnyRecord, tx: Ctx, id: string, facts: Loose) {
  const created = table.createdAt ? { createdAt: tx.now } : {};
  await tx.db.insert(table).values({ id, ...facts, ...created, ...(await first?.(tx)) });
}

async function update({ table }: AnyRecord, tx: Ctx, { id, version }: Row, facts: Loose) {
  const next = { ...facts, version: version + 1 };
  await tx.db.update(table).set(next).where(eq(table.id, id));
}

type Saved = { id: string; before: Loose | undefined; facts: Loose };

async function noteSaved(record: AnyRecord, tx: Ctx, { id, before, facts }: Saved) {
  const { logged = same, logsRow } = record;
  const old = before && !logsRow ? pick(before, Object.keys(facts)) : before;
  await note(record, tx, before ? "changed" : "created", {
    id,
    before: old && (await logged(old, tx)),
    after: await logged(facts, tx),
  });
}

type Entry = { id: string; before?: object | undefined; after?: object };

const note = ({ type }: AnyRecord, tx: Ctx, verb: string, { id, ...terms }: Entry) =>
  recordAudit(tx, { action: `${type}.${verb}`, subject: { type, id }, ...terms });

const same = <T extends object>(terms: T): T => terms;

const pick = (from: object, names: readonly string[]): Loose =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

import type { PgColumn } from "drizzle-orm/pg-core";
import type { Edited } from "#app/lib/edit.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Ability } from "#app/platform/access/may.ts";
import type { TableWithId } from "#app/platform/database/lock-row.server.ts";

export type RecordTable = TableWithId & {
  version: PgColumn;
  archivedAt?: PgColumn;
  createdAt?: PgColumn;
};
export type RowOf<T extends RecordTable> = T["$inferSelect"];
/** Columns to write, except the version, which the commands count. */
export type Columns<T extends RecordTable> = Partial<T["$inferInsert"]> & { version?: never };

export type UniqueOf<T extends RecordTable> = Readonly<Partial<Record<keyof RowOf<T>, string>>>;
type TakenBy<Unique> = Extract<Unique[keyof Unique], string>;

export type ActsOf = { archive: "archive" | "restore"; remove: "remove" };

/** What has to be said of a plain record so that it has commands; the rest is the same for all. */
export type RecordOf<
  T extends RecordTable,
  Values extends object,
  Facts extends Columns<T>,
  Title extends keyof RowOf<T> & string,
  Unique extends UniqueOf<T>,
  R extends Refusal,
  Kept extends Refusal,
  Leaves extends keyof ActsOf,
> = {
  table: T;
  /** Of its subject in the log, and the noun of its actions there. */
  type: string;
  ability: Ability;
  /** The column that a command answers, for the words of its page. */
  title: Title;
  /** Columns whose values no two have, and the refusal of a second one. */
  unique?: Unique;
  /** What is written of the values. */
  columns(values: Values): Facts;
  /** What else is written of a new one. */
  first?(tx: Ctx): Promise<Columns<T>>;
  /** What the log says of these columns, where it says something else. */
  logged?(facts: Facts, tx: Ctx): object | Promise<object>;
  /** The log has the whole row before a change, and not only what is written. */
  logsRow?: true;
  /** Takes what is locked before a record is. */
  lockFirst?(tx: Ctx): Promise<unknown>;
  /** Why these values are taken for no record. */
  invalid?(values: Values): R | undefined;
  /** Why one can't be changed now, whichever version was read. */
  closed?(row: RowOf<T>): R | undefined;
  /** Why this can't be saved; without `row` as a new one. */
  check?(tx: Ctx, facts: Facts, row: RowOf<T> | undefined): R | undefined | Promise<R | undefined>;
  /** How one leaves its list: into the archive, or for good. No one does without it. */
  leaves?: Leaves;
  /** Why one can't leave its list. */
  kept?(tx: Ctx, row: RowOf<T>): Kept | undefined | Promise<Kept | undefined>;
  /** What the archive changes beside the date, and what coming back does. */
  archive?: { out: Columns<T>; back: Columns<T> };
  /** The verb of the log for removing one. */
  removed?: "removed" | "deleted";
};

type Archived<T extends RecordTable> = "archivedAt" extends keyof RowOf<T> ? "archived" : never;
type Named<T extends RecordTable, Title extends keyof RowOf<T>> = Pick<RowOf<T>, Title>;
type Gone = Refusal<"forbidden" | "not_found">;

type AllCommands<
  T extends RecordTable,
  Values extends object,
  Title extends keyof RowOf<T> & string,
  Unique extends UniqueOf<T>,
  R extends Refusal,
  Kept extends Refusal,
> = {
  /** Adds one, or changes the one that was edited, unless another version was read. */
  save(
    ctx: Ctx,
    values: Values,
    edited?: Edited,
  ): Promise<
    Result<
      { id: string } & Named<T, Title>,
      Refusal<"forbidden" | "not_found" | "changed_meanwhile" | Archived<T> | TakenBy<Unique>> | R
    >
  >;
  /** Takes one out of the lists. Nothing is deleted. */
  archive(ctx: Ctx, id: string): Promise<Result<Named<T, Title>, Gone | Kept>>;
  /** Brings one back from the archive. */
  restore(ctx: Ctx, id: string): Promise<Result<Named<T, Title>, Gone>>;
  /** Deletes one. */
  remove(ctx: Ctx, id: string): Promise<Result<Named<T, Title>, Gone | Kept>>;
};

export type RecordCommands<
  T extends RecordTable,
  Values extends object,
  Title extends keyof RowOf<T> & string,
  Unique extends UniqueOf<T>,
  R extends Refusal,
  Kept extends Refusal,
  Leaves extends keyof ActsOf,
> = Pick<AllCommands<T, Values, Title, Unique, R, Kept>, "save" | ActsOf[Leaves]>;

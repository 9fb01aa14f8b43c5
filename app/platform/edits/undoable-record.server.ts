import type { Ctx } from "../access/ctx.server.ts";
import type { Ability } from "../access/may.ts";
import type { Result } from "#app/lib/result.ts";
import type { Db } from "../database/db.server.ts";

/** A record's saved values, by field name in the audit log. */
export type RecordFields = Readonly<Record<string, unknown>>;

export type UndoWish = {
  id: string;
  /** The version that `fields` were read from. */
  version: number;
  /** All fields of the record; those that the change touched have their earlier values. */
  fields: RecordFields;
  restored: readonly string[];
  /** The audit log's values from before the change. */
  before: RecordFields;
  /** Demo mode publishes texts without a review. */
  demo: boolean;
};

/**
 * How to undo changes of one kind of record: save it again through its own command. Two kinds with
 * the same subject type have different fields, such as a doctor and a doctor's hours.
 */
export type UndoableRecord = {
  type: string;
  who: Ability;
  /** `names` are the fields in the log, for records with dynamic fields. */
  read: (
    db: Db,
    id: string,
    names: readonly string[],
  ) => Promise<{ version: number; fields: RecordFields } | undefined>;
  /** The fields of several records by id, for lists whose history is that of many. */
  readAll?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, RecordFields>>;
  save: (ctx: Ctx, wish: UndoWish) => Promise<Result<unknown>>;
  /** A field's value before it was first saved, when the log has none. */
  unsaved?: (name: string) => unknown;
  /** Why undoing is impossible, by the command's reason for refusing. */
  refusals?: Readonly<Record<string, string>>;
};

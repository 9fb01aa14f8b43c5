import type { Ctx } from "../access/ctx.server.ts";
import type { Ability } from "../access/may.ts";
import type { Result } from "#app/lib/result.ts";
import type { Db } from "../database/db.server.ts";

/** What is saved of a record, by the names that its entries in the log use. */
export type RecordFields = Readonly<Record<string, unknown>>;

/** What undoing a change asks a record to save. */
export type UndoWish = {
  id: string;
  /** Of the record that `fields` were read from. */
  version: number;
  /** All fields of the record, those that the change touched as they were before it. */
  fields: RecordFields;
  /** The names of those. */
  restored: readonly string[];
  /** What the entry of the log says of the record before the change. */
  before: RecordFields;
  /** In demo mode texts are shown that nobody has reviewed. */
  demo: boolean;
};

/**
 * How the changes of a kind of record are undone: it is saved again as it was, through the command
 * that saves it. Two of one type have different fields, such as a doctor and a doctor's hours.
 */
export type UndoableRecord = {
  /** The type of its subject in the log. */
  type: string;
  who: Ability;
  /** Undefined when it is gone. `names` are fields that the log speaks of, for records of any fields. */
  read: (
    db: Db,
    id: string,
    names: readonly string[],
  ) => Promise<{ version: number; fields: RecordFields } | undefined>;
  save: (ctx: Ctx, wish: UndoWish) => Promise<Result<unknown>>;
  /** What a field says before it was saved for the first time, where the log says nothing. */
  unsaved?: (name: string) => unknown;
  /** Why it can't be saved as it was, by the reasons for which the command refuses. */
  refusals?: Readonly<Record<string, string>>;
};

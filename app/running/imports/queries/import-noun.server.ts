import type { Result as Answer } from "#app/lib/result.ts";
import type { Ability } from "#app/platform/access/may.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ImportColumn } from "../rules/match-columns.ts";
import type { PlannedItem } from "../rules/planned-item.ts";
import type { ImportRow } from "../rules/read-table.ts";

/** How to read a file: its format, the column for each field, and the ticked options. */
export type Reading = {
  format: string;
  header: readonly string[];
  columns: readonly (string | null)[];
  options: readonly string[];
  fileName: string;
};

export type PlannedRow = Omit<PlannedItem, "outcome"> & { id: string };

export type ImportFailure = { ok: false; reason: "failed"; note: string };

type Applied = Answer<{ subjectId: string; saved: unknown }, ImportFailure>;
/** The note says what remains of the import. */
type Reverted = Answer<{ note: string | null }, ImportFailure>;

export type ApplyItem = PlannedRow & { outcome: "add" | "change" };
export type RevertItem = {
  result: "added" | "changed";
  subjectId: string;
  plan: unknown;
  saved: unknown;
};

/** Carries out record by record, each in its own transaction. */
type OneByOne = {
  apply(tx: Ctx, item: ApplyItem, fileName: string): Promise<Applied>;
  revert(tx: Ctx, item: RevertItem): Promise<Reverted>;
  many?: never;
};

/** Carries out hundreds of records in one transaction, and answers in the order of the items. */
type ManyAtOnce = {
  many: {
    apply(tx: Ctx, items: readonly ApplyItem[], format: string): Promise<Applied[]>;
    revert(tx: Ctx, items: readonly RevertItem[]): Promise<Reverted[]>;
  };
};

/** What an import knows about its noun, whose commands run in the caller's transaction. */
type NounFacts = {
  name: string;
  ability: Ability;
  columns: readonly ImportColumn[];
  options: readonly string[];
  formatOf(header: readonly string[]): string;
  /** Plans what the rows would do now. Writes nothing. */
  plan(ctx: Ctx, rows: readonly ImportRow[], reading: Reading): Promise<PlannedItem[]>;
  /**
   * Adds the job that carries out the import, in the caller's transaction. Without it, the import
   * is carried out immediately.
   */
  enqueue?: (db: Db, importId: string) => Promise<void>;
};

export type SingleNoun = NounFacts & OneByOne;
export type ManyNoun = NounFacts & ManyAtOnce;
export type ImportNoun = SingleNoun | ManyNoun;

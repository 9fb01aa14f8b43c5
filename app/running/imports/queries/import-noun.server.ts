import type { Result as Answer } from "#app/lib/result.ts";
import type { Ability } from "#app/platform/access/may.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ImportColumn } from "../rules/match-columns.ts";
import type { PlannedItem } from "../rules/planned-item.ts";
import type { ImportRow } from "../rules/read-table.ts";

/** How a file is read: in which format, which column fills what, and what else was ticked. */
export type Reading = {
  format: string;
  header: readonly string[];
  columns: readonly (string | null)[];
  options: readonly string[];
  fileName: string;
};

export type PlannedRow = Omit<PlannedItem, "outcome"> & { id: string };

/** Why something could not be carried out or reverted, for the person who reads the result. */
export type Failed = { ok: false; reason: "failed"; note: string };

/** What an import needs to know of what it brings in. Its commands run in the caller's transaction. */
export type ImportNoun = {
  name: string;
  ability: Ability;
  columns: readonly ImportColumn[];
  options: readonly string[];
  formatOf(header: readonly string[]): string;
  /** What the rows would do now. Writes nothing. */
  plan(ctx: Ctx, rows: readonly ImportRow[], reading: Reading): Promise<PlannedItem[]>;
  apply(
    tx: Ctx,
    item: PlannedRow & { outcome: "add" | "change" },
    fileName: string,
  ): Promise<Answer<{ subjectId: string; saved: unknown }, Failed>>;
  /** The note says what of it stays. */
  revert(
    tx: Ctx,
    item: { result: "added" | "changed"; subjectId: string; plan: unknown; saved: unknown },
  ): Promise<Answer<{ note: string | null }, Failed>>;
  /**
   * Adds the job that carries out the import, in the caller's transaction. Without one it is carried
   * out right there.
   */
  enqueue?: (db: Db, importId: string) => Promise<void>;
};

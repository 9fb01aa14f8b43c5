import type { z } from "zod";
import type { Edited, Texts } from "#app/lib/edit.ts";
import type { FormField } from "#app/lib/form-field.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import type { ShownAct } from "../../views/shown-form.ts";

export type Editable = { version: number; archivedAt?: Date | null };

/** The words of a form that are the same for all nouns but for the noun itself. */
type FormWords = {
  add?: string;
  back: string;
  save: string;
  check: string;
  noStep: string;
  errors: { forbidden: string; saveFailed: string; deleteFailed?: string; archived?: string };
};

export type FormAct<Stored, Done, R extends Refusal> = {
  shown(stored: Stored, db: Db): ShownAct | Promise<ShownAct>;
  run(ctx: Ctx, id: string): Promise<Result<Done, R>>;
  done(value: Done): string;
  /** The message for refusals that only this noun has. */
  explain?(refusal: R): string | undefined;
};

/** Everything that a form needs to know about a noun; the rest is shared by all nouns. */
export type FormOf<
  Stored extends Editable,
  Facts,
  R extends Refusal,
  Removed,
  RR extends Refusal,
  Restored,
> = {
  /** The subject type of this noun in the audit log. */
  type: string;
  fields: readonly FormField[];
  say: FormWords;
  list: string;
  pageOf(id: string): string;
  titleOf(stored: Stored): string;
  /** The id comes from the address unchecked, so it can be any text. */
  find(db: Db, id: string): Promise<Stored | undefined>;
  /** The record as form texts, where form and record name their fields differently. */
  texts?(stored: Stored): Texts;
  blank?: Texts;
  schema: z.ZodType<Facts>;
  /** Adds a record, or saves the edited one when `edited` is given. */
  save(ctx: Ctx, facts: Facts, edited: Edited | undefined): Promise<Result<{ id: string }, R>>;
  saved(facts: Facts): string;
  /** After saving, the form leads to the record's page unless this says the list. */
  next?: "list";
  /** Error texts by field for refusals that only this noun has, such as a taken name. */
  explain?(refusal: R): Texts | undefined;
  /** The record definitions by which its changes are undone. */
  undo: readonly UndoableRecord[];
  remove?: FormAct<Stored, Removed, RR>;
  restore?: FormAct<Stored, Restored, Refusal>;
};

export type AnyForm = FormOf<Editable, unknown, Refusal, unknown, Refusal, unknown>;

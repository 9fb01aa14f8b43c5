import type { z } from "zod";
import type { Edited, Texts } from "#app/lib/edit.ts";
import type { FormField } from "#app/lib/form-field.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import type { ShownAct } from "../../views/shown-form.ts";

/** What is saved of a record whose form can be shown. */
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

/** Taking a record out of its list, or bringing it back. */
export type FormAct<Stored, Done, R extends Refusal> = {
  shown(stored: Stored, db: Db): ShownAct | Promise<ShownAct>;
  run(ctx: Ctx, id: string): Promise<Result<Done, R>>;
  done(value: Done): string;
  /** What is said of refusals of its own. */
  explain?(refusal: R): string | undefined;
};

/** What has to be said of a noun so that it has a form; the rest is the same for all. */
export type FormOf<
  Stored extends Editable,
  Facts,
  R extends Refusal,
  Removed,
  RR extends Refusal,
  Restored,
> = {
  /** Of its subject in the log. */
  type: string;
  fields: readonly FormField[];
  say: FormWords;
  /** Where its list is, and where one of them is. */
  list: string;
  pageOf(id: string): string;
  titleOf(stored: Stored): string;
  /** Takes an id as it stood in an address, which may be anything. */
  find(db: Db, id: string): Promise<Stored | undefined>;
  /** A record as the form shows it, where the fields are not called as those of the record. */
  texts?(stored: Stored): Texts;
  /** What a new one begins with. */
  blank?: Texts;
  schema: z.ZodType<Facts>;
  /** Its commands; without `edited` the one that adds. */
  save(ctx: Ctx, facts: Facts, edited: Edited | undefined): Promise<Result<{ id: string }, R>>;
  saved(facts: Facts): string;
  /** Where it leads once it is saved: its page, unless it says the list. */
  next?: "list";
  /** What is said of refusals of its own, by field, such as a name that is taken. */
  explain?(refusal: R): Texts | undefined;
  /** How its changes are undone. */
  undo: readonly UndoableRecord[];
  remove?: FormAct<Stored, Removed, RR>;
  restore?: FormAct<Stored, Restored, Refusal>;
};

export type AnyForm = FormOf<Editable, unknown, Refusal, unknown, Refusal, unknown>;

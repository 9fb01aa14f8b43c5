import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { FormFailure } from "../http/forms.server.ts";
import { openEdit, type EditedRecord } from "./open-edit.server.ts";

/** A refusal with what the form shows again, and the HTTP status. */
export type NotSaved = Refusal & EditAnswer & { status: number };

/** Any refusal except `changed_meanwhile`, which is handled here. */
type Other<R extends Refusal> = R extends Refusal
  ? R & { reason: Exclude<R["reason"], "changed_meanwhile"> }
  : never;

type EditForm<Value, Saved, R extends Refusal> = EditedRecord & {
  parse: (
    texts: Record<string, string>,
  ) => { ok: true; value: Value } | ({ ok: false } & FormFailure);
  /** Runs the command with the version that the form was filled in from. */
  save: (value: Value, version: number) => Promise<Result<Saved, R>>;
  /** The page's words for a refusal; throws `removedMeanwhile` when the record is gone. */
  explain: (refusal: Other<R>, values: Texts) => EditAnswer & { status: number };
};

/** Saves the form's record, or returns why not; after a conflict, with both versions. */
export async function submitEdit<Value, Saved, R extends Refusal>(
  sent: Texts,
  { parse, save, explain, ...record }: EditForm<Value, Saved, R>,
): Promise<Result<Saved, NotSaved>> {
  const edit = await openEdit(sent, record);
  if (edit.undecided) return refuse("undecided", { status: 422, conflict: await edit.conflict() });
  const form = parse(edit.texts);
  if (!form.ok) return refuse("invalid", { status: 422, values: form.values, errors: form.errors });
  const saved = await save(form.value, edit.version);
  if (saved.ok) return saved;
  if (saved.reason === "changed_meanwhile") {
    return refuse(saved.reason, { status: 409, conflict: await edit.conflict() });
  }
  const refusal = saved as Other<R>;
  return refuse(refusal.reason, { values: edit.texts, ...explain(refusal, edit.texts) });
}

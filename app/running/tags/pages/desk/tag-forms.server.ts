import { data } from "react-router";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import { tagRecord, type TaggedKind } from "../../commands/tag-record.server.ts";
import { tagRecords } from "../../commands/tag-records.server.ts";
import { tagsInput } from "../../input.ts";
import { tagsInUse, tagsOfSeveral } from "../../queries/tags.server.ts";
import type { TagTables } from "../../tables.server.ts";
import { tagMessages as say } from "../../texts/staff.ts";

type TagForm = { id: string; step: "add" | "remove"; texts: Record<string, string> };

type TagFormRefusal = Refusal<"invalid" | "too_many" | "forbidden" | "not_found"> & {
  text: string;
};

/** Adds tags to a record or removes one, and returns the message for staff. */
export async function submitTag(
  ctx: Ctx,
  kind: TaggedKind,
  { id, step, texts }: TagForm,
): Promise<Result<string, TagFormRefusal>> {
  const form = parseForm(tagsInput(kind.say.tooMany), texts);
  if (!form.ok) return refuse("invalid", { text: form.errors["tags"] ?? say.problems.none });
  const tagged = await tagRecord(ctx, kind, id, { [step]: form.value.tags });
  if (!tagged.ok) {
    const text = tagged.reason === "too_many" ? kind.say.tooMany : kind.say.forbidden;
    return refuse(tagged.reason, { text });
  }
  if (step === "remove") return ok(say.untagged);
  const { added } = tagged.value;
  return ok(added.length === 0 ? kind.say.taggedBefore : say.tagged(added));
}

type ChosenRows<Row> = {
  ids: readonly string[];
  choose: (db: Db, ids: readonly string[]) => Promise<Row[]>;
  backTo: string;
};

/** The chosen records with their tags, and the tags in use. */
export async function loadTagPage<Row extends { id: string }>(
  db: Db,
  tables: TagTables,
  { ids, choose, backTo }: ChosenRows<Row>,
) {
  const [rows, known, tags] = await Promise.all([
    choose(db, ids),
    tagsInUse(db, tables),
    tagsOfSeveral(db, tables, ids),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] })),
    offered: known.map(({ name }) => name),
    backTo,
  };
}

type Selection = { ids: string[]; backTo: string };

/** Adds tags to several records or removes them, as one change. */
export async function submitTags(
  served: RequestContext,
  request: Request,
  kind: TaggedKind,
  { ids, backTo }: Selection,
) {
  const { several, tooMany } = kind.say;
  const texts = await readFormTexts(request);
  const { intent, tags: typed = "" } = texts;
  if (intent !== "add" && intent !== "remove") {
    return data({ message: several.noStep }, { status: 422 });
  }
  const form = parseForm(tagsInput(tooMany), texts);
  if (!form.ok) {
    const error = form.errors["tags"] ?? say.problems.none;
    return data({ error, typed }, { status: 422 });
  }
  if (ids.length === 0) return data({ message: several.nobody }, { status: 409 });
  const tagged = await tagRecords(served.ctx, kind, ids, { [intent]: form.value.tags });
  if (!tagged.ok) return data({ message: several.forbidden }, { status: 403 });
  const { done, passed, undo } = tagged.value;
  const named = passed.map(({ name, why }) => ({ name, why: several.refusals[why] }));
  const said = intent === "add" ? several.added : several.removed;
  return answerBulk(served, backTo, { done, passed: named, undo }, said);
}

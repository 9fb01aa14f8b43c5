import { data } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { textsOf } from "#app/lib/form-field.ts";
import type { Refusal } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { orFailedForm } from "#app/platform/http/failed-call.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { lastChange } from "../../queries.server.ts";
import { loadHistory } from "../../queries/load-history.server.ts";
import type { ShownForm } from "../../views/shown-form.ts";
import type { AnyForm, Editable, FormAct, FormOf } from "./form-of.server.ts";
import { redirectWithUndo } from "./redirect-with-undo.server.ts";

type FormContext = Pick<RequestContext, "ctx" | "env" | "log">;
type FormTexts = Record<string, string>;

/** Loader and action of a page with one noun's form, which `RecordForm` shows. */
export function recordForm<
  Stored extends Editable,
  Facts,
  R extends Refusal,
  Removed,
  RR extends Refusal,
  Restored,
>(form: FormOf<Stored, Facts, R, Removed, RR, Restored>) {
  return {
    /** Without an id, the form is for a new record. */
    load: (ctx: Ctx, id?: string) => load(form, ctx, id),
    /** Saves, removes or restores the record. */
    submit: (served: FormContext, sent: FormTexts, id?: string) => {
      const { saveFailed, deleteFailed = saveFailed } = form.say.errors;
      const message = sent["intent"] === "remove" ? deleteFailed : saveFailed;
      return orFailedForm(served, { message, values: sent }, () => submit(form, served, sent, id));
    },
  };
}

async function load(form: AnyForm, ctx: Ctx, id: string | undefined): Promise<ShownForm> {
  const { say, fields, list, remove, restore } = form;
  const words = { save: say.save, check: say.check };
  const shown = { back: { to: list, label: say.back }, fields, words };
  if (id === undefined) {
    return { ...shown, title: say.add ?? "", values: form.blank ?? {}, stored: undefined };
  }
  const record = orNotFound(await form.find(ctx.db, id));
  const isArchived = Boolean(record.archivedAt);
  const [history, removal, archived] = await Promise.all([
    loadHistory(ctx, { type: form.type, id }, form.undo),
    isArchived ? undefined : remove?.shown(record, ctx.db),
    isArchived ? restore?.shown(record, ctx.db) : undefined,
  ]);
  const values = editable(textsIn(form, record), record.version);
  return { ...shown, title: form.titleOf(record), values, stored: { history, removal, archived } };
}

const textsIn = (form: AnyForm, record: Editable) =>
  form.texts?.(record) ?? textsOf(form.fields, record);

async function submit(form: AnyForm, served: FormContext, sent: FormTexts, id: string | undefined) {
  const { remove, restore, say, list, pageOf } = form;
  if (sent["intent"] === "save") return submitSave(form, served, sent, id);
  if (id === undefined) return refused(422, { values: sent, message: say.noStep });
  if (sent["intent"] === "remove" && remove) return submitAct(form, remove, served, id, list);
  if (sent["intent"] === "restore" && restore) {
    return submitAct(form, restore, served, id, pageOf(id));
  }
  return refused(422, { values: sent, message: say.noStep });
}

async function submitAct(
  { type, say, find }: AnyForm,
  act: FormAct<Editable, unknown, Refusal>,
  served: FormContext,
  id: string,
  to: string,
) {
  const found = await find(served.ctx.db, id);
  const done = found && (await act.run(served.ctx, id));
  if (!done || (!done.ok && done.reason === "not_found")) throw notFound();
  if (done.ok) return redirectWithUndo(served, to, act.done(done.value), { type, id });
  const why = act.explain?.(done);
  return why ? refused(409, { message: why }) : refused(403, { message: say.errors.forbidden });
}

async function submitSave(
  form: AnyForm,
  served: FormContext,
  sent: FormTexts,
  id: string | undefined,
) {
  const { ctx } = served;
  const { type, fields, say, list, schema, find } = form;
  const gone = (texts: FormTexts) =>
    removedMeanwhile({ fields, texts, back: { to: list, label: say.back } });
  // An address can contain an invalid id, which no command accepts.
  if (id !== undefined && !(await find(ctx.db, id))) throw gone(sent);
  let text = "";
  const saved = await submitEdit(sent, {
    fields,
    read: async () => {
      const now = id === undefined ? undefined : await find(ctx.db, id);
      return now && { version: now.version, values: textsIn(form, now) };
    },
    lastChange: () => lastChange(ctx.db, { type, id: id ?? "" }, `${type}.changed`),
    parse: (texts) => parseForm(schema, texts),
    save: (facts, version) => {
      text = form.saved(facts);
      return form.save(ctx, facts, id === undefined ? undefined : { id, version });
    },
    explain: (refusal, texts) => {
      const { reason } = refusal;
      if (reason === "not_found") throw gone(texts);
      const errors = form.explain?.(refusal);
      if (errors) return { status: 422, errors };
      if (reason === "archived") return { status: 409, message: say.errors.archived };
      return { status: 403, message: `${say.errors.saveFailed}. ${say.errors.forbidden}` };
    },
  });
  if (!saved.ok) return refused(saved.status, saved);
  const to = form.next === "list" ? list : form.pageOf(saved.value.id);
  return redirectWithUndo(served, to, text, { type, id: saved.value.id });
}

const refused = (status: number, answer: EditAnswer) => data(answer, { status });

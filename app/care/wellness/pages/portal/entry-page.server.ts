import { data, href } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { unitCookie } from "#app/care/dosing/pages/portal/unit-cookie.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { deleteEntry } from "../../commands/delete-entry.server.ts";
import { editEntry } from "../../commands/edit-entry.server.ts";
import { entryInput } from "../../input.ts";
import { ownEntry } from "../../queries/own-entries.server.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { entryFields, entryTexts } from "../../views/entry-texts.ts";
import { readWeightUnit } from "./load-wellness.server.ts";

type Answer = EditAnswer & { attempt: string };

export async function submitEntryForm(served: RequestContext, request: Request, id: string) {
  const texts = await readFormTexts(request);
  if (texts["intent"] === "delete") return submitDeletion(served, id, texts);
  if (texts["intent"] === "edit") return submitChange(served, request, id, texts);
  return answer(served, 400, { message: say.notUnderstood });
}

async function submitChange(served: RequestContext, request: Request, id: string, texts: Texts) {
  const { ctx, env } = served;
  if (ctx.actor.kind !== "user") return answer(served, 403, { message: say.forbidden });
  const { userId } = ctx.actor;
  const unit = readWeightUnit(request, env.appUrl);
  const read = async () => {
    const entry = await ownEntry(ctx, userId, id);
    return entry && { version: entry.version, values: entryTexts(entry, unit) };
  };
  if (!(await read())) throw notFound();
  const saved = await submitEdit(texts, {
    fields: entryFields,
    read,
    lastChange: () => Promise.resolve(undefined),
    parse: (typed) => parseForm(entryInput(ctx.now), typed),
    save: async (value, version) => {
      const edited = await editEntry(ctx, { id, version, entry: value.entry });
      return edited.ok ? { ok: true, value: value.unit } : edited;
    },
    explain: ({ reason }) => {
      if (reason === "not_found") throw notFound();
      return { status: 403, message: say.forbidden };
    },
  });
  if (!saved.ok) return answer(served, saved.status, saved);
  const done = redirectWithFlash(served, `${href("/portal/wellness")}?added=${id}`, say.saved);
  done.headers.append("set-cookie", unitCookie(saved.value, env.appUrl));
  return done;
}

async function submitDeletion(served: RequestContext, id: string, texts: Texts) {
  const version = Number(texts["version"]);
  const deleted = await deleteEntry(served.ctx, { id, version });
  if (deleted.ok) return redirectWithFlash(served, href("/portal/wellness"), say.removed);
  if (deleted.reason === "not_found") throw notFound();
  if (deleted.reason === "forbidden") return answer(served, 403, { message: say.forbidden });
  return answer(served, 409, { message: say.changedMeanwhile });
}

function answer({ ctx }: RequestContext, status: number, given: EditAnswer) {
  const { values, errors, message, conflict } = given;
  const attempt = ctx.ids.newId();
  return data<Answer>(
    {
      attempt,
      message,
      conflict,
      ...(values && { values }),
      ...(errors && { errors }),
    },
    { status },
  );
}

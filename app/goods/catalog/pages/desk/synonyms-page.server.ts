import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addSynonym } from "../../commands/add-synonym.server.ts";
import { changeSynonym } from "../../commands/change-synonym.server.ts";
import { synonymAbout, synonymInput } from "../../input.ts";
import { synonymMessages as say } from "../../texts/staff-search-words.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Texts = Readonly<Record<string, string>>;
type Answer = {
  message?: string;
  added?: { values: Texts; errors: Texts };
};

const PAGE = href("/admin/search-words");

const refused = (status: number, answer: Answer) => data(answer, { status });

/** The list's forms: adding a search word, changing what it finds, and removing it. */
export async function submitSynonym(served: RequestContext, texts: Record<string, string>) {
  switch (texts["intent"]) {
    case "add":
      return add(served, texts);
    case "change": {
      const form = parseForm(synonymInput.pick({ means: true }).extend(synonymAbout.shape), texts);
      if (!form.ok) return refused(422, { message: form.errors["means"] ?? say.noStep });
      return change(served, form.value);
    }
    case "remove": {
      const form = parseForm(synonymAbout, texts);
      if (!form.ok) return refused(422, { message: say.noStep });
      return change(served, { ...form.value, means: undefined });
    }
    default:
      return refused(422, { message: say.noStep });
  }
}

async function add(served: RequestContext, texts: Record<string, string>) {
  const form = parseForm(synonymInput, texts);
  if (!form.ok) return refused(422, { added: { values: form.values, errors: form.errors } });
  const added = await addSynonym(served.ctx, form.value);
  if (added.ok) {
    const subject = { type: "search_synonym", id: added.value.id };
    return redirectWithUndo(served, PAGE, say.saved(form.value.typed), subject);
  }
  if (added.reason === "taken") {
    return refused(422, { added: { values: texts, errors: { typed: say.refusals.taken } } });
  }
  return refused(409, {
    message: say.refusals[added.reason],
    added: { values: texts, errors: {} },
  });
}

async function change(served: RequestContext, wish: Parameters<typeof changeSynonym>[1]) {
  const changed = await changeSynonym(served.ctx, wish);
  if (!changed.ok) {
    const message = await synonymProblem(served.ctx, wish, changed.reason);
    return refused(409, { message });
  }
  const { typed } = changed.value;
  const text = wish.means === undefined ? say.removed(typed) : say.saved(typed);
  return redirectWithUndo(served, PAGE, text, { type: "search_synonym", id: wish.synonymId });
}

type Wish = { synonymId: string; means: string | undefined };

/**
 * Why a synonym was not changed: the earlier change with its author and time, and the typed text.
 */
export async function synonymProblem(
  { db, actor }: Ctx,
  { synonymId, means }: Wish,
  reason: "forbidden" | "changed" | "not_found",
): Promise<string> {
  if (reason === "forbidden") return say.refusals.forbidden;
  const action = reason === "changed" ? "search_synonym.changed" : "search_synonym.removed";
  const change = await lastChange(db, { type: "search_synonym", id: synonymId }, action);
  const typed = means === undefined ? "" : say.youTyped(means);
  if (!change) return `${say.refusals[reason]}${typed}`;
  const who = change.actorId === actorId(actor) ? say.you : change.by;
  return `${say.meanwhile[reason](who, formatDateTime(change.at))}${typed}`;
}

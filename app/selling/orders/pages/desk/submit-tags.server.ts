import { data } from "react-router";
import { tagOrders } from "../../commands/tag-orders.server.ts";
import { tagsInput } from "../../input.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { noteMessages } from "../../texts/staff-notes.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";

const say = bulkMessages.tag;

/** Adds or removes tags on several orders as one change. */
export async function submitTags(
  served: RequestContext,
  request: Request,
  { ids, backTo }: { ids: string[]; backTo: string },
) {
  const texts = await readFormTexts(request);
  const { intent, tags: typed = "" } = texts;
  if (intent !== "add" && intent !== "remove") {
    return data({ message: bulkMessages.noStep }, { status: 422 });
  }
  const form = parseForm(tagsInput, texts);
  if (!form.ok) {
    const error = form.errors["tags"] ?? noteMessages.tagProblems.none;
    return data({ error, typed }, { status: 422 });
  }
  if (ids.length === 0) return data({ message: bulkMessages.nobody }, { status: 409 });
  const tagged = await tagOrders(served.ctx, ids, { [intent]: form.value.tags });
  if (!tagged.ok) return data({ message: bulkMessages.forbidden }, { status: 403 });
  const { done, passed, undo } = tagged.value;
  const outcome = {
    done,
    passed: passed.map(({ name, why }) => ({ name, why: say.refusals[why] })),
    undo,
  };
  const said = intent === "add" ? say.added : say.removed;
  return answerBulk(served, backTo, outcome, said);
}

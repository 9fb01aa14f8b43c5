import { data, href, redirect } from "react-router";
import { tagCustomers } from "../../commands/tag-customers.server.ts";
import { tagsInput } from "../../input.ts";
import { tagMessages } from "../../texts/staff-tags.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import type { Selection } from "#app/platform/list/bulk.server.ts";
import { forChosen } from "./list-address.ts";

const say = tagMessages.several;

/** Redirects from the list to the page that tags the selected customers. */
export function openTags({ act, ids }: Selection, list: URLSearchParams) {
  if (act !== "tag") return data({ message: say.noStep }, { status: 422 });
  if (ids.length === 0) return data({ message: say.noneChosen }, { status: 409 });
  return redirect(forChosen(href("/admin/customers/tag"), ids, list), 303);
}

/** Adds tags to several customers or removes them, as one change. */
export async function submitTags(
  served: RequestContext,
  request: Request,
  { ids, backTo }: { ids: string[]; backTo: string },
) {
  const texts = await readFormTexts(request);
  const { intent, tags: typed = "" } = texts;
  if (intent !== "add" && intent !== "remove") {
    return data({ message: say.noStep }, { status: 422 });
  }
  const form = parseForm(tagsInput, texts);
  if (!form.ok) {
    const error = form.errors["tags"] ?? tagMessages.problems.none;
    return data({ error, typed }, { status: 422 });
  }
  if (ids.length === 0) return data({ message: say.nobody }, { status: 409 });
  const tagged = await tagCustomers(served.ctx, ids, { [intent]: form.value.tags });
  if (!tagged.ok) return data({ message: tagMessages.forbidden }, { status: 403 });
  const { done, passed, undo } = tagged.value;
  const outcome = {
    done,
    passed: passed.map(({ name, why }) => ({ name, why: say.refusals[why] })),
    undo,
  };
  return answerBulk(served, backTo, outcome, intent === "add" ? say.added : say.removed);
}

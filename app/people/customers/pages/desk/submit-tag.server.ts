import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { tagCustomer } from "../../commands/tag-customer.server.ts";
import { tagsInput } from "../../input.ts";
import { customerMessages } from "../../texts/staff.ts";
import { tagMessages as say } from "../../texts/staff-tags.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export const TAG_INTENTS = ["tag", "untag"] as const;

type Wish = { customerId: string; step: (typeof TAG_INTENTS)[number] };

export async function submitTag(
  served: RequestContext,
  texts: Record<string, string>,
  { customerId, step }: Wish,
) {
  const typed = texts["tags"] ?? "";
  const refused = (status: number, problem: string) =>
    data({ tag: { typed, problem } }, { status });
  const form = parseForm(tagsInput, texts);
  if (!form.ok) return refused(422, form.errors["tags"] ?? say.problems.none);
  const change = step === "tag" ? { add: form.value.tags } : { remove: form.value.tags };
  const tagged = await tagCustomer(served.ctx, customerId, change);
  if (!tagged.ok && tagged.reason === "not_found") {
    throw removedMeanwhile({
      fields: [{ name: "tags", label: say.title }],
      texts,
      back: { to: href("/admin/customers"), label: customerMessages.back },
    });
  }
  if (!tagged.ok) {
    return refused(409, tagged.reason === "too_many" ? say.problems.too_many : say.forbidden);
  }
  const { added } = tagged.value;
  const said = added.length === 0 ? say.taggedBefore : say.tagged(added);
  const page = href("/admin/customers/:customerId", { customerId });
  const subject = { type: "customer", id: customerId };
  return redirectWithUndo(served, page, step === "tag" ? said : say.untagged, subject);
}

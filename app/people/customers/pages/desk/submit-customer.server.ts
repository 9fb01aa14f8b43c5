import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { submitTag } from "#app/running/tags/pages/desk/tag-forms.server.ts";
import { tagMessages } from "#app/running/tags/texts/staff.ts";
import { taggedCustomer } from "../../commands/tag-customer.server.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { readFormTexts, parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addNote } from "../../commands/add-note.server.ts";
import { noteInput } from "../../input.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";

/** Handles the forms of a customer's record: notes and tags. */
export async function submitCustomer(served: RequestContext, request: Request, customerId: string) {
  const texts = await readFormTexts(request);
  const { intent = "" } = texts;
  if (intent === "note") return submitNote(served, texts, customerId);
  if (intent === "tag" || intent === "untag") {
    return tagByForm(served, texts, { id: customerId, step: intent === "tag" ? "add" : "remove" });
  }
  return data({ note: { ...typedNote(texts), problem: say.notUnderstood } }, { status: 422 });
}

async function tagByForm(
  served: RequestContext,
  texts: Record<string, string>,
  { id, step }: { id: string; step: "add" | "remove" },
) {
  const done = await submitTag(served.ctx, taggedCustomer, { id, step, texts });
  if (done.ok) {
    const page = href("/admin/customers/:customerId", { customerId: id });
    return redirectWithUndo(served, page, done.value, { type: "customer", id });
  }
  if (done.reason === "not_found") {
    throw removedMeanwhile({
      fields: [{ name: "tags", label: tagMessages.title }],
      texts,
      back: { to: href("/admin/customers"), label: say.back },
    });
  }
  const tag = { typed: texts["tags"] ?? "", problem: done.text };
  return data({ tag }, { status: done.reason === "invalid" ? 422 : 409 });
}

async function submitNote(
  served: RequestContext,
  texts: Record<string, string>,
  customerId: string,
) {
  const refused = (status: number, problem: string) =>
    data({ note: { ...typedNote(texts), problem } }, { status });
  const form = parseForm(noteInput, texts);
  if (!form.ok) return refused(422, form.errors["text"] ?? say.notUnderstood);
  const added = await addNote(served.ctx, customerId, form.value);
  if (!added.ok && added.reason === "not_found") {
    const fields = [{ name: "text", label: say.writeNote }];
    throw removedMeanwhile({
      fields,
      texts,
      back: { to: href("/admin/customers"), label: say.back },
    });
  }
  if (!added.ok) return refused(409, say.forbidden);
  return redirectWithFlash(
    served,
    href("/admin/customers/:customerId", { customerId }),
    say.noteSaved,
  );
}

/** The values of a refused form. It keeps its key, so it is still the same form. */
function typedNote({ text = "", key }: Record<string, string>) {
  return { text, ...(key === undefined ? {} : { noteKey: key }) };
}

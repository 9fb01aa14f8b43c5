import { data, href } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { addNote } from "../../commands/add-note.server.ts";
import { noteInput } from "../../input.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export async function submitNote(
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
export function typedNote({ text = "", key }: Record<string, string>) {
  return { text, ...(key === undefined ? {} : { noteKey: key }) };
}

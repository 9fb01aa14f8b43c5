import type { Conflict, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { publishDocument } from "../commands/publish-document.server.ts";
import { documentInput } from "../input.ts";
import { documentVersions } from "../queries/documents.server.ts";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { documentFields, documentTexts } from "./document-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";

/** What became of the form: a new version, or the page again with what was typed. */
type Answer =
  | { published: number }
  | { preview: ReturnType<typeof readMarkdown>; values: Texts }
  | { status: 403 | 422; values: Texts; errors?: Texts; message?: string }
  | { status: 409 | 422; conflict: Conflict | undefined };

/** Previews or publishes a text as its next version. */
export async function submitDocument(
  ctx: Ctx,
  slug: string,
  sent: Record<string, string>,
): Promise<Answer> {
  const newest = async () => (await documentVersions(ctx.db, slug))[0];
  const edit = await openEdit(sent, {
    fields: documentFields,
    read: async () => {
      const now = await newest();
      return { version: now?.version ?? 0, values: documentTexts(now) };
    },
    lastChange: async () => {
      const subject = { type: "document", id: (await newest())?.id ?? "" };
      return lastChange(ctx.db, subject, "document.published");
    },
  });
  const values = edit.texts;
  if (edit.undecided) return { status: 422, conflict: await edit.conflict() };
  const form = parseForm(documentInput, values);
  if (!form.ok) return { status: 422, errors: form.errors, values };
  if (values["intent"] === "preview") return { preview: readMarkdown(form.value.body), values };
  if (values["intent"] !== "publish") return { status: 422, message: say.noStep, values };
  const published = await publishDocument(ctx, { slug, ...form.value, after: edit.version });
  if (published.ok) return { published: published.value.version };
  if (published.reason === "forbidden") return { status: 403, message: say.forbidden, values };
  return { status: 409, conflict: await edit.conflict() };
}

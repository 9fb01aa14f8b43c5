import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { publishDocument } from "../../commands/publish-document.server.ts";
import { documentInput } from "../../input.ts";
import { documentVersions } from "../../queries/documents.server.ts";
import { readMarkdown } from "../../queries/read-markdown.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { documentFields, documentTexts } from "./document-fields.ts";
import { previewText } from "./preview-text.server.ts";

type PageContext = Pick<RequestContext, "ctx"> & { env: { appUrl: string } };

export async function submitDocument(
  served: PageContext,
  { slug, name }: { slug: string; name: string },
  sent: Record<string, string>,
) {
  const { ctx } = served;
  const parse = (texts: Record<string, string>) => parseForm(documentInput, texts);
  if (sent["intent"] !== "publish") {
    return previewText(sent, parse(sent), ({ body }) => readMarkdown(body));
  }
  const newest = async () => (await documentVersions(ctx.db, slug))[0];
  const saved = await submitEdit(sent, {
    fields: documentFields,
    read: async () => {
      const now = await newest();
      return { version: now?.version ?? 0, values: documentTexts(now) };
    },
    lastChange: () => lastChange(ctx.db, { type: "document", id: slug }, "document.published"),
    parse,
    save: (value, after) => publishDocument(ctx, { slug, ...value, after }),
    explain: () => ({ status: 403, message: say.refusals.forbidden }),
  });
  if (!saved.ok) return data(saved, { status: saved.status });
  const page = href("/admin/content/documents/:slug", { slug });
  const text = say.published(name, saved.value.version);
  return redirectWithUndo(served, page, text, { type: "document", id: slug });
}

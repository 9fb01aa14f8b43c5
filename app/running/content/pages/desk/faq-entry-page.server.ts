import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveFaqEntry } from "../../commands/save-faq-entry.server.ts";
import { faqInput } from "../../input.ts";
import { faqHistory } from "../../queries/faq.server.ts";
import { readMarkdown } from "../../queries/read-markdown.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { faqFields, faqTexts } from "./faq-fields.ts";
import { previewText } from "./preview-text.server.ts";

type Texts = Record<string, string>;

/** Previews or saves a question; `slug` is missing for a new one. */
export async function submitFaqEntry(served: RequestContext, sent: Texts, slug?: string) {
  const { ctx } = served;
  const parse = (texts: Texts) => parseForm(faqInput, slug ? { ...texts, slug } : texts);
  if (sent["intent"] !== "save") {
    return previewText(sent, parse(sent), ({ answer }) => readMarkdown(answer));
  }
  const saved = await submitEdit(sent, {
    fields: faqFields,
    read: async () => {
      const [now] = slug ? await faqHistory(ctx.db, slug.replaceAll("\u0000", "")) : [];
      return now && { version: now.version, values: faqTexts(now) };
    },
    lastChange: () => lastChange(ctx.db, { type: "faq", id: slug ?? "" }, "faq.saved"),
    parse,
    save: (entry, version) => saveFaqEntry(ctx, entry, slug ? { version } : undefined),
    explain: ({ reason }) => {
      if (reason === "not_found") throw notFound();
      return reason === "slug_taken"
        ? { status: 422, errors: { slug: say.slugUsed } }
        : { status: 409, message: say.refusals.forbidden };
    },
  });
  if (!saved.ok) return data(saved, { status: saved.status });
  const { slug: id } = saved.value;
  const page = href("/admin/content/faq/:slug", { slug: id });
  return redirectWithUndo(served, page, say.questionSaved, { type: "faq", id });
}

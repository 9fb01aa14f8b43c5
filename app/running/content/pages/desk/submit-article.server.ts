import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { publishArticle } from "../../commands/publish-article.server.ts";
import { saveArticle } from "../../commands/save-article.server.ts";
import { articleInput } from "../../input.ts";
import { findVersion, versionsOf } from "../../queries/article-versions.server.ts";
import { presentArticle } from "../../queries/present-article.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { articleFields, articleTexts } from "./article-fields.ts";
import { previewText } from "./preview-text.server.ts";

type Texts = Record<string, string>;

/** Previews, saves, or saves and publishes an article; `articleId` is missing for a new one. */
export async function submitArticle(served: RequestContext, sent: Texts, articleId = "") {
  const { ctx, env } = served;
  const { intent } = sent;
  const parse = (texts: Texts) => parseForm(articleInput, texts);
  if (intent !== "draft" && intent !== "publish") {
    return previewText(sent, parse(sent), (text) => presentArticle({ ...text, savedAt: ctx.now }));
  }
  const saved = await submitEdit(sent, {
    fields: articleFields,
    read: async () => {
      const [newest] = await versionsOf(ctx.db, articleId);
      const now = newest && (await findVersion(ctx.db, articleId, newest.version));
      return now && { version: now.version, values: articleTexts(now) };
    },
    lastChange: () => lastChange(ctx.db, { type: "article", id: articleId }, "article.saved"),
    parse,
    save: (text, version) =>
      saveArticle(ctx, text, articleId ? { id: articleId, version } : undefined),
    explain: ({ reason }) =>
      reason === "slug_taken"
        ? { status: 422, errors: { slug: say.refusals.slug_taken } }
        : { status: 409, message: say.refusals[reason] },
  });
  if (!saved.ok) return data(saved, { status: saved.status });
  const { version, articleId: id } = saved.value;
  const page = href("/admin/content/articles/:articleId", { articleId: id });
  const subject = { type: "article", id };
  if (intent === "draft") return redirectWithUndo(served, page, say.draftSaved(version), subject);
  const published = await publishArticle(ctx, { articleId: id, version, demo: env.demo });
  if (published.ok) return redirectWithUndo(served, page, say.articlePublished, subject);
  const text = say.refusals[published.reason];
  return redirectWithFlash(served, page, { tone: "warning", text });
}

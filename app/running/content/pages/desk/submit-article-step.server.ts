import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { publishArticle } from "../../commands/publish-article.server.ts";
import { reviewArticle } from "../../commands/review-article.server.ts";
import { unpublishArticle } from "../../commands/unpublish-article.server.ts";
import { reviewInput } from "../../input.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";

type Texts = Record<string, string>;

/** Handles the forms beside an article's text: publish a version, withdraw it, record a review. */
export async function submitArticleStep(served: RequestContext, values: Texts, articleId: string) {
  const { ctx, env } = served;
  const page = href("/admin/content/articles/:articleId", { articleId });
  const subject = { type: "article", id: articleId };
  const refused = (reason: keyof typeof say.refusals) =>
    reason === "slug_taken"
      ? data({ values, errors: { slug: say.refusals[reason] } }, { status: 422 })
      : data({ values, message: say.refusals[reason] }, { status: 409 });
  switch (values["intent"]) {
    case "publish-version": {
      const version = /^[1-9]\d{0,5}$/.test(values["version"] ?? "")
        ? Number(values["version"])
        : 0;
      const published = await publishArticle(ctx, { articleId, version, demo: env.demo });
      return published.ok
        ? redirectWithUndo(served, page, say.articlePublished, subject)
        : refused(published.reason);
    }
    case "unpublish": {
      const unpublished = await unpublishArticle(ctx, articleId);
      return unpublished.ok
        ? redirectWithUndo(served, page, say.unpublished, subject)
        : refused(unpublished.reason);
    }
    default: {
      const form = parseForm(reviewInput(ctx.now), values);
      if (!form.ok) return data({ values, errors: form.errors }, { status: 422 });
      const reviewed = await reviewArticle(ctx, articleId, form.value);
      return reviewed.ok
        ? redirectWithFlash(served, page, say.reviewRecorded(reviewed.value.version))
        : refused(reviewed.reason);
    }
  }
}

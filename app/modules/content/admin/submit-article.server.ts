import type { Conflict } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { publishArticle } from "../commands/publish-article.server.ts";
import { reviewArticle } from "../commands/review-article.server.ts";
import { saveArticle } from "../commands/save-article.server.ts";
import { unpublishArticle } from "../commands/unpublish-article.server.ts";
import { articleInput, reviewInput } from "../input.ts";
import { findVersion, versionsOf } from "../queries/article-versions.server.ts";
import { presentArticle } from "../queries/present-article.server.ts";
import type { ShownArticle } from "../views/shown-article.ts";
import { articleFields, articleTexts } from "./article-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";

type Texts = Record<string, string>;

/** What became of a form: the next page, or this one again with what was typed. */
export type Answer =
  | { done: string; articleId: string; tone?: "success" | "warning" }
  | {
      status: 404 | 409 | 422;
      message?: string | undefined;
      errors?: Texts;
      values: Texts;
    }
  | { preview: ShownArticle; values: Texts }
  | { status: 409 | 422; conflict: Conflict | undefined };

const PROBLEMS = {
  forbidden: say.forbidden,
  not_found: say.gone,
  slug_taken: say.addressTaken,
  not_reviewed: say.needsReview,
  not_published: say.notPublished,
  already_reviewed: say.alreadyReviewed,
} as const;

type Problem = keyof typeof PROBLEMS;

function refused(reason: Problem, values: Texts): Answer {
  if (reason === "slug_taken") {
    return { status: 422, errors: { slug: PROBLEMS.slug_taken }, values };
  }
  return { status: 409, message: PROBLEMS[reason], values };
}

/** Preview, save, or save and publish what was written; `articleId` is missing for a new one. */
export async function submitText(
  ctx: Ctx,
  sent: Texts,
  { articleId, demo }: { articleId?: string; demo: boolean },
): Promise<Answer> {
  const edit = await openDraft(ctx, sent, articleId);
  const values = edit.texts;
  if (edit.undecided) return { status: 422, conflict: await edit.conflict() };
  const form = parseForm(articleInput, values);
  if (!form.ok) return { status: 422, errors: form.errors, values };
  if (values["intent"] === "preview") {
    return { preview: presentArticle({ ...form.value, savedAt: ctx.now }), values };
  }
  if (values["intent"] !== "draft" && values["intent"] !== "publish") {
    return { status: 422, message: say.noStep, values };
  }
  const edited = articleId ? { id: articleId, version: edit.version } : undefined;
  const saved = await saveArticle(ctx, form.value, edited);
  if (!saved.ok) {
    return saved.reason === "changed_meanwhile"
      ? { status: 409, conflict: await edit.conflict() }
      : refused(saved.reason, values);
  }
  const { version, articleId: id } = saved.value;
  if (values["intent"] !== "publish") return { done: say.draftSaved(version), articleId: id };
  const published = await publishArticle(ctx, { articleId: id, version, demo });
  if (published.ok) return { done: say.articlePublished, articleId: id };
  return { done: PROBLEMS[published.reason], articleId: id, tone: "warning" };
}

function openDraft({ db }: Ctx, sent: Texts, articleId = "") {
  return openEdit(sent, {
    fields: articleFields,
    read: async () => {
      const [newest] = await versionsOf(db, articleId);
      const now = newest && (await findVersion(db, articleId, newest.version));
      return now && { version: now.version, values: articleTexts(now) };
    },
    lastChange: () => lastChange(db, { type: "article", id: articleId }, "article.saved"),
  });
}

/** The forms below the text: publish a version that is there, take it off, record a review. */
export async function submitStep(
  ctx: Ctx,
  values: Texts,
  { articleId, demo }: { articleId: string; demo: boolean },
): Promise<Answer> {
  switch (values["intent"]) {
    case "publish-version": {
      const version = Number(values["version"]);
      if (!/^[1-9]\d{0,5}$/.test(values["version"] ?? "")) return refused("not_found", values);
      const published = await publishArticle(ctx, { articleId, version, demo });
      return published.ok
        ? { done: say.articlePublished, articleId }
        : refused(published.reason, values);
    }
    case "unpublish": {
      const taken = await unpublishArticle(ctx, articleId);
      return taken.ok ? { done: say.unpublished, articleId } : refused(taken.reason, values);
    }
    default: {
      const form = parseForm(reviewInput(ctx.now), values);
      if (!form.ok) return { status: 422, errors: form.errors, values };
      const reviewed = await reviewArticle(ctx, articleId, form.value);
      return reviewed.ok
        ? { done: say.reviewRecorded(reviewed.value.version), articleId }
        : refused(reviewed.reason, values);
    }
  }
}

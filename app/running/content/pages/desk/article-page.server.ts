import { href } from "react-router";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { findArticle, findVersion, versionsOf } from "../../queries/article-versions.server.ts";
import { presentArticle } from "../../queries/present-article.server.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";
import { articleUndo } from "../../undo/article.server.ts";
import { articleTexts } from "./article-fields.ts";

/**
 * The page that edits an article; undefined if there is no such article. `?version=` opens an
 * earlier version and makes it the draft of the next one.
 */
export async function loadArticle(ctx: Ctx, articleId: string, url: URL) {
  const [article, versions] = await Promise.all([
    findArticle(ctx.db, articleId),
    versionsOf(ctx.db, articleId),
  ]);
  const wanted = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[0];
  const text = chosen && (await findVersion(ctx.db, articleId, chosen.version));
  const newest =
    versions[0] === chosen ? text : await findVersion(ctx.db, articleId, versions[0]?.version ?? 0);
  const published = article?.publishedVersion
    ? await findVersion(ctx.db, articleId, article.publishedVersion)
    : undefined;
  if (!article || !text || !newest) return undefined;
  const { reviewer, credentials, reviewedOn } = chosen;
  const review =
    reviewer && credentials && reviewedOn ? { reviewer, credentials, reviewedOn } : undefined;
  return {
    path: href("/admin/content/articles/:articleId", { articleId }),
    mayWrite: may(ctx.actor, "content:write"),
    mayReview: may(ctx.actor, "content:review"),
    title: text.title,
    version: text.version,
    publishedVersion: article.publishedVersion,
    shown: presentArticle(text, { review, firstPublishedAt: article.firstPublishedAt }),
    wanted,
    history: await loadHistory(ctx, { type: "article", id: articleId }, [articleUndo]),
    values: editable(articleTexts(text), newest.version, articleTexts(newest)),
    shopPath: published && href("/learn/:slug", { slug: published.slug }),
    versions: versions.map((one) => ({
      version: one.version,
      day: formatDate(one.savedAt),
      note: noteOf(one, article.publishedVersion),
    })),
  };
}

function noteOf(one: { version: number; reviewer: string | null }, published: number | null) {
  const notes = [
    one.version === published ? say.states.published.toLowerCase() : "",
    one.reviewer === null ? "" : say.reviewed.toLowerCase(),
  ];
  return notes.filter(Boolean).join(", ");
}

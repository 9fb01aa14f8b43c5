import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { publishArticle } from "../commands/publish-article.server.ts";
import { saveArticle } from "../commands/save-article.server.ts";
import { unpublishArticle } from "../commands/unpublish-article.server.ts";
import { findArticle, findVersion, versionsOf } from "../queries/article-versions.server.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";

/** The log names versions, which never change, so an undo saves the earlier one as the next. */
export const articleUndo: UndoableRecord = {
  type: "article",
  who: "content:write",
  read: async (db, id) => {
    const article = await findArticle(db, id);
    const [newest] = await versionsOf(db, id);
    if (!article || !newest) return undefined;
    const { publishedVersion } = article;
    return { version: newest.version, fields: { version: newest.version, publishedVersion } };
  },
  save: async (ctx, { id, version, fields, restored, demo }) => {
    if (restored.includes("publishedVersion")) {
      const shown = fields["publishedVersion"];
      if (typeof shown !== "number") return unpublishArticle(ctx, id);
      return publishArticle(ctx, { articleId: id, version: shown, demo });
    }
    const earlier = await findVersion(ctx.db, id, Number(fields["version"]));
    if (!earlier) return refuse("not_found");
    const { slug, title, summary, category, body, author, sources, products, picture } = earlier;
    const words = { slug, title, summary, category, body, author, sources, products, picture };
    return saveArticle(ctx, words, { id, version });
  },
  refusals: {
    slug_taken: say.refusals.slug_taken,
    not_reviewed: say.notReviewedYet,
  },
};

import { publishedArticles } from "#app/modules/content/queries/articles.server.ts";
import { presentCard } from "#app/modules/content/queries/present-article.server.ts";
import { ARTICLE_CATEGORIES } from "#app/modules/content/views/article-terms.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { JournalArticle } from "./journal.tsx";

const ARTICLES = 3;

export async function showJournal(db: Db): Promise<JournalArticle[]> {
  const newest = await publishedArticles(db, undefined, ARTICLES);
  return newest.map((article) => {
    const { slug, title, category, minutes } = presentCard(article);
    return {
      slug,
      title,
      summary: article.summary,
      about: `${ARTICLE_CATEGORIES[category]}, ${minutes} min read`,
    };
  });
}

import { publishedArticles } from "#app/running/content/queries/articles.server.ts";
import { presentCard } from "#app/running/content/queries/present-article.server.ts";
import { ARTICLE_CATEGORIES } from "#app/running/content/views/article-terms.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { JournalArticle } from "#app/running/content/components/journal.tsx";

const ARTICLES = 3;

export async function showJournal(db: Db): Promise<JournalArticle[]> {
  const newest = await publishedArticles(db, undefined, ARTICLES);
  return newest.map((article) => {
    const { slug, title, category, minutes } = presentCard(article);
    return {
      slug,
      title,
      about: `${ARTICLE_CATEGORIES[category]}, ${minutes} min read`,
    };
  });
}

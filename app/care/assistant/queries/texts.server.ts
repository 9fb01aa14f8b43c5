import { and, eq, isNotNull } from "drizzle-orm";
import { href } from "react-router";
import { listed } from "#app/goods/catalog/queries/listing-pages.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { shownFaq } from "#app/running/content/queries/faq.server.ts";
import { newestTexts } from "#app/running/content/queries/documents.server.ts";
import { POLICIES } from "../rules/policies.ts";
import { articleReviews, articles, articleVersions } from "#app/running/content/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { PassageKind } from "../rules/passage.ts";

export type AssistantText = {
  kind: PassageKind;
  title: string;
  /** The public page, and below it the page that edits the text. */
  url: string;
  editor: string;
  savedAt: Date;
  reviewer: string | null;
  reviewedOn: string | null;
};

/** Every text that answers are taken from, with its review. */
export async function assistantTexts({
  db,
  actor,
}: Pick<Ctx, "db" | "actor">): Promise<AssistantText[]> {
  const editsProducts = may(actor, "catalog:write");
  const [read, asked, policies, sold] = await Promise.all([
    readArticles(db),
    shownFaq(db),
    newestTexts(db),
    db.select().from(products).where(listed).orderBy(products.name),
  ]);
  const none = { reviewer: null, reviewedOn: null };
  return [
    ...read.map(({ id, slug, ...article }) => ({
      ...article,
      kind: "article" as const,
      url: href("/learn/:slug", { slug }),
      editor: href("/admin/content/articles/:articleId", { articleId: id }),
    })),
    ...asked.map(({ slug, question, savedAt }) => ({
      ...none,
      kind: "question" as const,
      title: question,
      url: `${href("/faq")}#${slug}`,
      editor: href("/admin/content/faq/:slug", { slug }),
      savedAt,
    })),
    ...policies.flatMap(({ slug, title, publishedAt }) => {
      const url = POLICIES[slug];
      const editor = href("/admin/content/documents/:slug", { slug });
      return url
        ? [{ ...none, kind: "policy" as const, title, url, editor, savedAt: publishedAt }]
        : [];
    }),
    ...sold.map(({ id, slug, name, updatedAt }) => ({
      ...none,
      kind: "product" as const,
      title: name,
      url: href("/product/:id", { id: slug }),
      editor: editsProducts
        ? href("/admin/products/:productId", { productId: id })
        : href("/product/:id", { id: slug }),
      savedAt: updatedAt,
    })),
  ];
}

function readArticles(db: Db) {
  return db
    .select({
      id: articles.id,
      slug: articleVersions.slug,
      title: articleVersions.title,
      savedAt: articleVersions.savedAt,
      reviewer: articleReviews.reviewer,
      reviewedOn: articleReviews.reviewedOn,
    })
    .from(articles)
    .innerJoin(
      articleVersions,
      and(
        eq(articleVersions.articleId, articles.id),
        eq(articleVersions.version, articles.publishedVersion),
      ),
    )
    .leftJoin(
      articleReviews,
      and(
        eq(articleReviews.articleId, articleVersions.articleId),
        eq(articleReviews.version, articleVersions.version),
      ),
    )
    .where(isNotNull(articles.publishedVersion));
}

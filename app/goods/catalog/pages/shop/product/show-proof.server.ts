import { and, asc, eq, inArray } from "drizzle-orm";
import { products, productVariants } from "../../../tables.server.ts";
import { COMPARED } from "../../../texts/shopper-compare.ts";
import { compareCompounds } from "../../../views/compare-compounds.ts";
import { articlesOfProduct } from "#app/running/content/queries/articles-of-product.server.ts";
import { publishedAddresses } from "#app/running/content/queries/articles.server.ts";
import { shownFaq } from "#app/running/content/queries/faq.server.ts";
import { readMarkdown } from "#app/running/content/queries/read-markdown.server.ts";
import { ARTICLE_CATEGORIES } from "#app/running/content/views/article-terms.ts";
import { productQuestions } from "#app/running/content/views/product-questions.ts";
import { unlinkArticles } from "#app/running/content/views/unlink-articles.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { fillShopWords, shopWords } from "#app/running/settings/views/shop-words.ts";
import type { Db } from "#app/platform/database/db.server.ts";

const ARTICLES = 3;

/**
 * Parts below a product that are read from other tables. `shows` names the data whose changes drop
 * the cached page.
 */
export async function readProof(db: Db, product: { slug: string; name: string }) {
  const { slug } = product;
  const [rows, articles, faq, addresses] = await Promise.all([
    COMPARED.includes(slug) ? comparedRows(db, COMPARED) : [],
    articlesOfProduct(db, product, ARTICLES),
    shownFaq(db),
    publishedAddresses(db),
  ]);
  return {
    shows: ["faq", "articles", ...rows.map(({ id }) => `product:${id}`)],
    comparison: compareCompounds(rows, slug),
    articles: articles.map(({ category, ...article }) => ({
      ...article,
      about: ARTICLE_CATEGORIES[category],
    })),
    faq: productQuestions(faq),
    addresses,
  };
}

type ProofData = Awaited<ReturnType<typeof readProof>>;

/** Answers with the shop's current figures, without links to pages that shoppers cannot open. */
export function showQuestions(
  { faq, addresses }: Pick<ProofData, "faq" | "addresses">,
  settings: Settings,
) {
  const words = shopWords(settings);
  return faq.map(({ slug, question, answer }) => ({
    slug,
    question,
    blocks: unlinkArticles(readMarkdown(fillShopWords(answer, words)), addresses),
  }));
}

/** Listed products of these slugs: one row per variant on sale, or one if there are none. */
async function comparedRows(db: Db, slugs: readonly string[]) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      price: products.price,
      vialAmount: products.vialAmount,
      vialUnit: products.vialUnit,
      courseWeeksMin: products.courseWeeksMin,
      courseWeeksMax: products.courseWeeksMax,
      regulatoryStatus: products.regulatoryStatus,
      variant: {
        price: productVariants.price,
        option1Value: productVariants.option1Value,
        option2Value: productVariants.option2Value,
      },
    })
    .from(products)
    .leftJoin(
      productVariants,
      and(eq(productVariants.productId, products.id), eq(productVariants.isActive, true)),
    )
    .where(
      and(
        inArray(products.slug, [...slugs]),
        eq(products.isActive, true),
        eq(products.kind, "product"),
      ),
    )
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}

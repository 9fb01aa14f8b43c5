import { href } from "react-router";
import { assessmentPages } from "#app/care/assessments/queries/assessment-access.server.ts";
import { activeCategories } from "#app/goods/catalog/queries/browse.server.ts";
import { publishedArticles } from "#app/running/content/queries/articles.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Address } from "./sitemap.ts";

type PublicPage = Address & {
  /** Names the page in llms.txt. */
  words?: { name: string; text: string };
};

const PAGES = [
  "/",
  href("/products"),
  href("/consultation"),
  href("/track"),
  href("/parcel"),
  href("/verify"),
  href("/faq"),
  href("/about"),
  href("/contact"),
  href("/newsletter"),
  href("/journey-support"),
  href("/learn"),
  href("/terms"),
  href("/privacy"),
  href("/shipping-returns"),
  href("/medical-disclaimer"),
  href("/affiliate-terms"),
];

/** Every public page that is no product. */
export async function publicPages(served: RequestContext): Promise<PublicPage[]> {
  const { db } = served.ctx;
  const [settings, categories, articles, assessment] = await Promise.all([
    shownSettings(served),
    activeCategories(db),
    publishedArticles(db),
    assessmentPages(served),
  ]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...assessment,
    ...(settings.gift_cards ? [{ path: href("/gift-cards") }] : []),
    ...categories.map(({ slug }) => ({ path: href("/products/:category", { category: slug }) })),
    ...articles.map(({ slug }) => ({ path: href("/learn/:slug", { slug }) })),
  ];
}

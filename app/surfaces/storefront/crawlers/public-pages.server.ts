import { href } from "react-router";
import { assessmentAccess } from "#app/modules/assessments/queries/assessment-access.server.ts";
import { activeCategories } from "#app/modules/catalog/queries/browse.server.ts";
import { publishedArticles } from "#app/modules/content/queries/articles.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Address } from "./sitemap.ts";

type Served = Pick<RequestContext, "ctx" | "env">;

const PAGES = [
  "/",
  href("/products"),
  href("/consultation"),
  href("/track"),
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
];

/** Every public page that is no product. */
export async function publicPages(served: Served): Promise<Address[]> {
  const { db } = served.ctx;
  const [categories, articles, assessment] = await Promise.all([
    activeCategories(db),
    publishedArticles(db),
    assessmentAccess(served),
  ]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...(assessment === "open" ? [{ path: href("/assessment") }] : []),
    ...categories.map(({ slug }) => ({ path: href("/products/:category", { category: slug }) })),
    ...articles.map(({ slug }) => ({ path: href("/learn/:slug", { slug }) })),
  ];
}

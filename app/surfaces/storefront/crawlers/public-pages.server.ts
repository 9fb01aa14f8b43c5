import { activeCategories } from "#app/modules/catalog/queries/browse.server.ts";
import { publishedArticles } from "#app/modules/content/queries/articles.server.ts";
import { assessmentAccess } from "#app/modules/assessments/queries/assessment-access.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Address } from "./sitemap.ts";

type Served = Pick<RequestContext, "ctx" | "env">;

const PAGES = [
  "/",
  "/products",
  "/consultation",
  "/track",
  "/faq",
  "/about",
  "/contact",
  "/newsletter",
  "/journey-support",
  "/learn",
  "/terms",
  "/privacy",
  "/shipping-returns",
  "/medical-disclaimer",
];

/** Every public page that is no product. */
export async function publicPages(served: Served): Promise<Address[]> {
  const { db } = served.ctx;
  const [categories, articles, door] = await Promise.all([
    activeCategories(db),
    publishedArticles(db),
    assessmentAccess(served),
  ]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...(door === "open" ? [{ path: "/assessment" }] : []),
    ...categories.map(({ slug }) => ({ path: `/products/${slug}` })),
    ...articles.map(({ slug }) => ({ path: `/learn/${slug}` })),
  ];
}

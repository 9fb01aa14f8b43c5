import { href } from "react-router";
import { sitemapProducts } from "#app/goods/catalog/queries/sitemap.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import {
  notFound,
  requestContext,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { publicPages } from "./public-pages.server.ts";
import { sitemap, type Address } from "./sitemap.ts";
import { asXml } from "./text-answer.server.ts";
import type { Route } from "./+types/sitemap-part.ts";

/** `GET /sitemap/pages.xml`, `/sitemap/products-1.xml` and so on. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const served = context.get(requestContext);
  const { env, page } = served;
  const addresses = await addressesOf(served, params.part);
  if (addresses.length === 0) throw notFound();
  sharePage(page, { shows: ["listing", "articles"] });
  return asXml(sitemap(env.appUrl, addresses));
}

async function addressesOf(served: RequestContext, part: string): Promise<Address[]> {
  if (part === "pages.xml") return publicPages(served);
  const number = /^products-([1-9]\d{0,3})\.xml$/.exec(part)?.[1];
  if (number === undefined) return [];
  const found = await sitemapProducts(served.ctx.db, Number(number));
  return found.map(({ slug, updatedAt }) => ({
    path: href("/product/:id", { id: slug }),
    changed: updatedAt,
  }));
}

import { href } from "react-router";
import { SITEMAP_PAGE, countListedProducts } from "#app/goods/catalog/queries/sitemap.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { sitemapIndex } from "./sitemap.ts";
import { asXml } from "./text-answer.server.ts";
import type { Route } from "./+types/sitemap-index.ts";

/** `GET /sitemap.xml` */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { ctx, env, page } = context.get(requestContext);
  const files = Math.ceil((await countListedProducts(ctx.db)) / SITEMAP_PAGE);
  sharePage(page, { shows: ["listing"] });
  return asXml(
    sitemapIndex(env.appUrl, [
      { path: href("/sitemap/:part", { part: "pages.xml" }) },
      ...Array.from({ length: files }, (_, i) => ({
        path: href("/sitemap/:part", { part: `products-${i + 1}.xml` }),
      })),
    ]),
  );
}

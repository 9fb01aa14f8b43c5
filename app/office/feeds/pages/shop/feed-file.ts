import { stringify } from "csv-stringify/sync";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { nextPriceChange } from "#app/goods/catalog/queries/price-schedules.server.ts";
import { advertisedProducts } from "../../queries/feed-products.server.ts";
import { acpFeed, googleFeed, metaRows } from "../../views/feed-items.ts";
import type { FeedFile } from "../../views/feed-files.ts";
import type { Route } from "./+types/feed-file.ts";

type Feed = (...given: Parameters<typeof googleFeed>) => { type: string; text: string };

const FEEDS: Record<FeedFile, Feed> = {
  "google.xml": (...given) => ({ type: "application/xml", text: googleFeed(...given) }),
  "meta.csv": (...given) => ({ type: "text/csv", text: stringify(metaRows(...given)) }),
  "acp.json": (...given) => ({ type: "application/json", text: JSON.stringify(acpFeed(...given)) }),
};

/** `GET /feeds/google.xml` and so on, for ad networks, while the owner has them on. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const served = context.get(requestContext);
  const { ctx, env, page } = served;
  const feed = Object.entries(FEEDS).find(([name]) => name === params.file)?.[1];
  const settings = await shownSettings(served);
  if (!feed || !settings.product_feeds) throw notFound();
  const products = await advertisedProducts(ctx.db);
  const ids = products.map(({ id }) => id);
  const until = await nextPriceChange(ctx.db, ids);
  sharePage(page, { shows: ["listing", ...ids.map((id) => `product:${id}`)], until });
  const { type, text } = feed(products, { appUrl: env.appUrl, siteName: settings.site_name });
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "x-robots-tag": "noindex" },
  });
}

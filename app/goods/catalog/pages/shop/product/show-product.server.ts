import { shopDay } from "#app/lib/dates.ts";
import { cutOffOf, promiseBy } from "../../../queries/delivery.server.ts";
import { soldVariants } from "../../../queries/variants.server.ts";
import { toDetail } from "../../../views/product-detail.ts";
import { writtenParts } from "../../../views/product-writing.ts";
import { approvalTexts } from "../../../texts/shopper-notices.ts";
import { productLots } from "#app/goods/lots/pages/shop/product-lots.server.tsx";
import { publishedReviews } from "#app/reach/reviews/queries.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { pageHtml } from "#app/platform/http/page-html.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { describeProduct } from "./describe-product.server.ts";
import type { findProduct } from "./find-product.server.ts";
import {
  cautionsHtml,
  galleryHtml,
  partsHtml,
  proofHtml,
  textHtml,
} from "./product-html.server.tsx";
import { readProof, showQuestions } from "./show-proof.server.ts";
import { waysToApproval } from "./ways-to-approval.server.ts";

type ProductRow = Awaited<ReturnType<typeof findProduct>>;

export async function showProduct(
  request: Request,
  served: RequestContext,
  { product, until, ...rest }: ProductRow,
) {
  const { ctx, page } = served;
  const [settings, reviews, lotsFor, variants, proof] = await Promise.all([
    shownSettings(served),
    publishedReviews(ctx.db, product.id),
    productLots(ctx.db, product.id, shopDay(ctx.now)),
    product.highestPrice === null ? [] : soldVariants(ctx.db, product.id),
    readProof(ctx.db, product),
  ]);
  const ways = product.clearance === "required" ? await waysToApproval(ctx) : undefined;
  const shows = [
    `product:${product.id}`,
    ...proof.shows,
    ...(ways ? ["doctors", "clinicians"] : []),
  ];
  const about = { cold: product.needsCold };
  sharePage(page, { shows, until });
  // After the cut-off an order arrives later.
  sharePage(page, { shows: [], until: cutOffOf(settings, ctx.now) });
  const source = { ...product, ...rest, variants };
  const shown = toDetail(source, new URL(request.url).searchParams.get("variant"));
  const sizes = shown.choice?.rows.flatMap((row) => row.variants);
  const size = sizes?.find(({ id }) => id === shown.choice?.chosen)?.name;
  const lots = lotsFor(size);
  const parts = partsHtml({
    written: writtenParts(source),
    labReports: lots.reports,
    reviews,
    rating: { average: product.ratingAvg, count: product.ratingCount },
  });
  const below = proofHtml({
    lots: lots.proof,
    comparison: proof.comparison,
    articles: proof.articles,
    questions: showQuestions(proof, settings),
  });
  const pictures = galleryHtml(product, shown.tint, lots);
  return {
    product: shown,
    arrives: promiseBy(settings, ctx.now, about),
    approval: ways && approvalTexts(product.name, ways),
    parts: parts.map(({ id, title, html }) => ({
      id,
      title,
      html: pageHtml(request, served, id, html),
    })),
    summary: pageHtml(request, served, "summary", textHtml(shown.summary)),
    description: pageHtml(request, served, "description", textHtml(product.description)),
    cautions: pageHtml(request, served, "cautions", cautionsHtml(product)),
    gallery: pageHtml(request, served, "gallery", pictures),
    proof: pageHtml(request, served, "proof", below),
    ...describeProduct(served.env, settings, product, shown),
  };
}

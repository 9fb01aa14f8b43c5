import { shopDay } from "#app/lib/dates.ts";
import { promiseBy } from "#app/modules/catalog/queries/delivery.server.ts";
import { soldVariants } from "#app/modules/catalog/queries/variants.server.ts";
import { toDetail } from "#app/modules/catalog/views/product-detail.ts";
import { approvalTexts } from "#app/modules/catalog/texts/shopper-notices.ts";
import { activeDoctors } from "#app/modules/consultations/queries/doctors.server.ts";
import { doctorLine } from "#app/modules/consultations/views/show-doctor.ts";
import { lotsOfProduct } from "#app/modules/lots/queries/lots-of-product.server.ts";
import { showLots } from "#app/modules/lots/views/show-lots.ts";
import { publishedReviews } from "#app/modules/reviews/queries.server.ts";
import { shownSettings } from "#app/modules/settings/queries.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { describeProduct } from "./describe-product.server.ts";
import type { findProduct } from "./find-product.server.ts";

type Found = Awaited<ReturnType<typeof findProduct>>;

/** All that the page of a product shows of it. */
export async function showProduct(
  served: RequestContext,
  { product, ...rest }: Found,
  variant: string | null,
) {
  const { ctx, page } = served;
  const [settings, reviews, lots, variants] = await Promise.all([
    shownSettings(served),
    publishedReviews(ctx.db, product.id),
    lotsOfProduct(ctx.db, product.id),
    product.highestPrice === null ? [] : soldVariants(ctx.db, product.id),
  ]);
  const doctors = product.clearance === "required" ? await activeDoctors(ctx.db) : undefined;
  sharePage(page, { shows: [`product:${product.id}`, ...(doctors ? ["doctors"] : [])] });
  const shown = toDetail({ ...product, ...rest, variants }, variant);
  return {
    product: shown,
    arrives: promiseBy(settings, ctx.now),
    approval: doctors && approvalTexts(product.name, doctors.map(doctorLine)),
    lots: showLots(lots, shopDay(ctx.now)),
    reviews,
    rating: { average: product.ratingAvg, count: product.ratingCount },
    ...describeProduct(served.env, settings, product, shown),
  };
}

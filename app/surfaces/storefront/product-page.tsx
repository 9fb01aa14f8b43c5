import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect, useLocation, useNavigate } from "react-router";
import type { ErrorResponse } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { LabReports } from "#app/modules/lots/components/lab-reports.tsx";
import { lotsOfProduct } from "#app/modules/lots/queries/lots-of-product.server.ts";
import { showLots } from "#app/modules/lots/rules/show-lots.ts";
import { ReviewList } from "#app/modules/reviews/components/review-list.tsx";
import { publishedMessages } from "#app/modules/reviews/components/published-messages.ts";
import { publishedReviews } from "#app/modules/reviews/queries.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { BackToListing } from "#app/modules/catalog/components/back-to-listing.tsx";
import { BuyPanel } from "#app/modules/catalog/components/buy-panel.tsx";
import { ProductPicture } from "#app/modules/catalog/components/product-picture.tsx";
import { productParts } from "#app/modules/catalog/components/product-parts.tsx";
import { productMessages } from "#app/modules/catalog/components/product-messages.ts";
import { buyNotes } from "#app/modules/catalog/rules/buy-notes.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { deliveryPromise } from "#app/modules/catalog/queries/delivery.server.ts";
import { movedProduct } from "#app/modules/catalog/queries/former-slugs.server.ts";
import { goneProduct } from "#app/modules/catalog/queries/gone-product.server.ts";
import { findListedProduct } from "#app/modules/catalog/queries/product.server.ts";
import { soldVariants } from "#app/modules/catalog/queries/variants.server.ts";
import { toDetail } from "#app/modules/catalog/rules/product-detail.ts";
import { NO_PRODUCT } from "#app/modules/catalog/rules/show-gone.ts";
import type { GoneProduct } from "#app/modules/catalog/rules/show-gone.ts";
import { approvalTexts } from "#app/modules/catalog/storefront/approval-messages.ts";
import { activeDoctors } from "#app/modules/consultations/queries/doctors.server.ts";
import { doctorLine } from "#app/modules/consultations/views/show-doctor.ts";
import { productData } from "#app/modules/catalog/rules/product-data.ts";
import { shareCard } from "#app/modules/catalog/rules/share-card.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { pageTags, pageTitle } from "#app/lib/page-tags.ts";
import type { Route } from "./+types/product-page.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export { keepOnAddToCart as shouldRevalidate } from "#app/modules/catalog/rules/keep-on-add-to-cart.ts";

const say = productMessages;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const asked = params.id.replaceAll("\u0000", "");
  const row = (await findListedProduct(ctx.db, asked)) ?? (await movedProduct(ctx.db, asked));
  if (!row) throw data((await goneProduct(ctx.db, asked)) ?? NO_PRODUCT, { status: 404 });
  const { product, ...rest } = row;
  const path = `/product/${product.slug}`;
  if (params.id !== product.slug) throw redirect(path + url.search, 301);
  const [arrives, reviews, lots, variants] = await Promise.all([
    deliveryPromise(ctx),
    publishedReviews(ctx.db, product.id),
    lotsOfProduct(ctx.db, product.id),
    product.highestPrice === null ? [] : soldVariants(ctx.db, product.id),
  ]);
  const doctors = product.clearance === "required" ? await activeDoctors(ctx.db) : undefined;
  sharePage(page, { shows: [`product:${product.id}`, ...(doctors ? ["doctors"] : [])] });
  const shown = toDetail({ ...product, ...rest, variants }, url.searchParams.get("variant"));
  const settings = await loadSettings(ctx.db);
  const sending = { charges: chargesOf(settings), times: deliveryTimes(settings) };
  const canonical = new URL(path, env.appUrl).href;
  return {
    product: shown,
    arrives,
    notes: buyNotes(sending.charges),
    approval: doctors && approvalTexts(product.name, doctors.map(doctorLine)),
    lots: showLots(lots, shopDay(ctx.now)),
    reviews,
    rating: { average: product.ratingAvg, count: product.ratingCount },
    canonical,
    card: shareCard(shown.picture.alt === undefined ? undefined : shown.picture.name),
    structured: productData(shown, {
      url: canonical,
      sku: product.sku,
      siteName: settings.site_name,
      demo: env.demo,
      sending,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  const shop = matches[0].loaderData;
  if (!loaderData) {
    return [pageTitle(isMissing(error) ? (error.data as GoneProduct).title : say.failed, matches)];
  }
  const { product, canonical, card, structured } = loaderData;
  const page = { title: product.name, text: product.summary, url: canonical, card };
  return [
    ...pageTags({ ...shop, ...page, type: "product" }),
    ...structured.map((each) => ({ "script:ld+json": each })),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, arrives, notes, approval, lots, reviews, rating } = loaderData;
  return (
    <Page className="pb-28 lg:pb-24">
      <div className="py-3">
        <BackToListing />
      </div>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-14">
        <ProductPicture
          className="aspect-square rounded-card [view-transition-name:product-picture]"
          loading="first"
          product={product}
          sizes="(min-width: 75rem) 45rem, (min-width: 64rem) 58vw, (min-width: 48rem) 46vw, 100vw"
        />
        <div className="md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
          <BuyPanel approval={approval} arrives={arrives} notes={notes} product={product} />
        </div>
        <div className="grid content-start gap-10">
          <div className="measure grid gap-4 text-lg">
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Parts
            parts={[
              ...productParts(product),
              { id: "lab-report", title: say.labReport, content: <LabReports lots={lots} /> },
              {
                id: "reviews",
                title: publishedMessages.section,
                content: <ReviewList rating={rating} reviews={reviews} />,
              },
            ]}
          />
        </div>
      </div>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <FailedProduct />;
  const { title, lead, parts }: GoneProduct = error.data;
  return (
    <Page className="pb-20" width="text">
      <PageTitle lead={lead}>{title}</PageTitle>
      {parts.map((part) => (
        <section className="prose" key={part.title}>
          <h2>{part.title}</h2>
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <div className="pt-8">
        <LinkButton to="/products" variant="secondary">
          {say.back}
        </LinkButton>
      </div>
    </Page>
  );
}

/** With a script the reader is taken to the list; without one the page leads there. */
function FailedProduct() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    showToast(say.failed, { tone: "error" });
    void navigate("/products", { replace: true });
  }, [navigate]);

  return (
    <Page className="pb-20">
      <PageTitle lead={say.failedHint}>{say.failed}</PageTitle>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={{ pathname, search }}>{say.retry}</LinkButton>
        <LinkButton to="/products" variant="secondary">
          {say.back}
        </LinkButton>
      </div>
    </Page>
  );
}

/** The loader says in words what is not there. */
function isMissing(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 404;
}

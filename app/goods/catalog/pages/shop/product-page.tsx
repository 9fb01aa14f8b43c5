import { pageTags, pageTitle } from "#app/lib/page-tags.ts";
import { BuyPanel } from "../../components/buy-panel.tsx";
import { productMessages as say } from "../../texts/shopper-product.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page } from "#app/ui/page.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { findProduct } from "./product/find-product.server.ts";
import { goneProductOf, ProductFailure } from "./product/product-failure.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { showProduct } from "./product/show-product.server.ts";
import type { Route } from "./+types/product-page.ts";
import { ChevronLeft } from "lucide-react";
import { href } from "react-router";
import type { ProductDetail } from "../../views/product-detail.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const found = await findProduct(served.ctx.db, params.id, url);
  return showProduct(request, served, found);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return [pageTitle(goneProductOf(error)?.title ?? say.failed, matches)];
  const { found, canonical, card, structured } = loaderData;
  const page = { ...found, url: canonical, card };
  return [
    ...pageTags({ ...matches[0].loaderData, ...page, type: "product" }),
    ...structured.map((each) => ({ "script:ld+json": each })),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, summary, description, arrives, notes, approval, parts, proof } = loaderData;
  return (
    <>
      <Page className="pb-16 lg:pb-24">
        <BackToListing category={product.category} />
        <div className="grid gap-x-8 gap-y-4 md:gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-14">
          <ServerHtml html={loaderData.gallery} part="gallery" />
          <div className="md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
            <BuyPanel
              approval={approval}
              arrives={arrives}
              cautions={loaderData.cautions}
              notes={notes}
              product={product}
              summary={summary}
            />
          </div>
          <ProductText description={description} parts={parts} />
        </div>
      </Page>
      <ServerHtml html={proof} part="proof" />
    </>
  );
}

export const ErrorBoundary = ProductFailure;

type ProductTextProps = {
  description: string;
  parts: readonly { id: string; title: string; html: string }[];
};

/** The product's description with its parts below. */
function ProductText({ description, parts }: ProductTextProps) {
  return (
    <div className="grid content-start gap-10">
      <ServerHtml className="measure grid gap-4 text-lg" html={description} part="description" />
      <Parts
        parts={parts.map(({ id, title, html }) => ({
          id,
          title,
          content: <ServerHtml html={html} part={id} />,
        }))}
      />
    </div>
  );
}

const LINK =
  "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:text-ink hover:underline";

/** Links to the reader's own list or else to all products, and to the category. */
function BackToListing({ category }: Pick<ProductDetail, "category">) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-1 text-ink-soft md:py-3">
      <a className={LINK} data-back="" href={href("/products")}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        {say.back}
      </a>
      {category && (
        <>
          <span aria-hidden="true">·</span>
          <a className={LINK} href={href("/products/:category", { category: category.slug })}>
            {category.name}
          </a>
        </>
      )}
    </div>
  );
}

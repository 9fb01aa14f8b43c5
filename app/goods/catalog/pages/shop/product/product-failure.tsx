import { isRouteErrorResponse, useLocation, href } from "react-router";
import { productMessages as say } from "../../../texts/shopper-product.ts";
import type { GoneProduct } from "../../../views/show-gone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";

/** The loader's error for a product that is not sold, or no longer sold. */
export function goneProductOf(error: unknown): GoneProduct | undefined {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (error.data as GoneProduct) : undefined;
}

export function ProductFailure({ error }: { error: unknown }) {
  const gone = goneProductOf(error);
  return gone ? <GonePage product={gone} /> : <FailedProduct />;
}

function GonePage({ product: { title, lead, parts } }: { product: GoneProduct }) {
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
        <LinkButton to={href("/products")} variant="secondary">
          {say.back}
        </LinkButton>
      </div>
    </Page>
  );
}

function FailedProduct() {
  const { pathname, search } = useLocation();
  return (
    <Page className="pb-20">
      <PageTitle lead={say.failedHint}>{say.failed}</PageTitle>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={{ pathname, search }}>{say.retry}</LinkButton>
        <LinkButton to={href("/products")} variant="secondary">
          {say.back}
        </LinkButton>
      </div>
    </Page>
  );
}

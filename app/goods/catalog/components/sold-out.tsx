import { LinkButton } from "#app/ui/button.tsx";
import { catalogMessages } from "../texts/shopper.ts";
import { productMessages } from "../texts/shopper-product.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { watchHref } from "../views/product-href.ts";
import type { ShownVariant } from "../views/show-variants.ts";

const say = productMessages;

/** Links to the page that requests a mail when the product is back. */
export function SoldOut({ product }: { product: ProductDetail }) {
  const { name, choice } = product;
  return (
    <div className="grid gap-4">
      <p>{say.soldOut(name)}</p>
      {choice ? (
        <SoldOutVariants
          product={product}
          variants={choice.rows.flatMap(({ variants }) => variants)}
        />
      ) : (
        <WatchLink look="primary" product={product} />
      )}
    </div>
  );
}

type SoldOutVariantsProps = { product: ProductDetail; variants: readonly ShownVariant[] };

/** A line for each sold-out variant; empty if there is none. */
export function SoldOutVariants({ product, variants }: SoldOutVariantsProps) {
  const out = variants.filter(({ stock }) => stock.kind === "out");
  if (out.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {out.map(({ id, name, sku }) => (
        <li className="flex flex-wrap items-center justify-between gap-x-4" key={id}>
          <span className="text-ink-soft">{say.variantOut(name)}</span>
          <WatchLink product={{ slug: product.slug, name: `${product.name}, ${name}` }} sku={sku} />
        </li>
      ))}
    </ul>
  );
}

type WatchLinkProps = {
  product: { slug: string; name: string };
  sku?: string | undefined;
  look?: "primary" | "secondary" | undefined;
};

export function WatchLink({ product, sku, look = "secondary" }: WatchLinkProps) {
  return (
    <LinkButton
      aria-label={catalogMessages.notifyMeAbout(product.name)}
      className="z-1"
      to={watchHref(product.slug, sku)}
      variant={look}
    >
      {catalogMessages.notifyMe}
    </LinkButton>
  );
}

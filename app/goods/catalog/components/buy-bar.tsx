import { productMessages } from "../texts/shopper-product.ts";
import type { Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { Price } from "./price.tsx";
import { StatusLine } from "./status-line.tsx";

type BuyBarProps = {
  product: ProductDetail;
  offer: Offer;
  /**
   * The position of the page's button is not measured yet. Phones show the bar then, because their
   * first screen has no button.
   */
  early: boolean;
};

/** Keeps status, price and button at a phone's bottom while the page's button is out of view. */
export function BuyBar({ product, offer, early }: BuyBarProps) {
  return (
    <section
      aria-label={productMessages.buyBar(product.name)}
      className="page-bar buy-bar"
      data-early={early || undefined}
    >
      <div className="min-w-0 leading-tight">
        <StatusLine status={product.status.short} />
        {offer.name && <p className="truncate text-sm text-ink-soft">{offer.name}</p>}
        <Price compareAt={offer.compareAt} price={offer.price} />
      </div>
      <AddToCartForm product={product} variantId={offer.variantId} />
    </section>
  );
}

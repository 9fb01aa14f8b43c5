import { productMessages } from "../texts/shopper-product.ts";
import type { Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { Price } from "./price.tsx";
import { StatusLine } from "./status-line.tsx";

type BuyBarProps = {
  product: ProductDetail;
  offer: Offer;
  /** Nobody has looked yet whether it is needed: on phones, whose first screen has no button, it is. */
  early: boolean;
};

/** On phones: status, price and button at the bottom while those of the page are out of view. */
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

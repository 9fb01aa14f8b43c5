import { useEffect } from "react";
import { productMessages } from "../texts/shopper-product.ts";
import type { Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { Price } from "./price.tsx";
import { StatusLine } from "./status-line.tsx";

type BuyBarProps = {
  product: ProductDetail;
  offer: Offer;
};

/** On phones: status, price and button at the bottom while those of the page are scrolled away. */
export function BuyBar({ product, offer }: BuyBarProps) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--toast-clearance", "6rem");
    return () => void style.removeProperty("--toast-clearance");
  }, []);

  return (
    <section
      aria-label={productMessages.buyBar(product.name)}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="min-w-0 leading-tight">
        <StatusLine status={productMessages.statusInShort[product.status]} />
        {offer.name && <p className="truncate text-sm text-ink-soft">{offer.name}</p>}
        <Price compareAt={offer.compareAt} price={offer.price} />
      </div>
      <AddToCartForm product={product} variantId={offer.variantId} />
    </section>
  );
}

import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { catalogMessages } from "../messages.ts";
import type { Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../rules/product-detail.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { Price } from "./price.tsx";

type BuyBarProps = {
  product: ProductDetail;
  offer: Offer;
  /** The form that the bar stands in for once it is out of sight. */
  after: RefObject<HTMLElement | null>;
};

/** On phones, price and button at the bottom while the panel's own are scrolled away. */
export function BuyBar({ product, offer, after }: BuyBarProps) {
  const shown = useScrolledPast(after);

  useEffect(() => {
    const { style } = document.documentElement;
    if (shown) style.setProperty("--toast-clearance", "4.5rem");
    return () => void style.removeProperty("--toast-clearance");
  }, [shown]);

  if (!shown) return null;
  return (
    <section
      aria-label={catalogMessages.product.buyBar(product.name)}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="min-w-0">
        {offer.name && <p className="truncate text-sm text-ink-soft">{offer.name}</p>}
        <Price compareAt={offer.compareAt} price={offer.price} />
      </div>
      <AddToCartForm product={product} variantId={offer.variantId} />
    </section>
  );
}

/** Above the window, not below it: on the way down to the panel there is nothing to stand in for. */
function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return past;
}

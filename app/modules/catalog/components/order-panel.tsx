import { Suspense, lazy, useEffect, useRef, useState, type RefObject } from "react";
import { offerOf, type Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { allVariants } from "../views/show-variants.ts";
import { OrderForm } from "./order-form.tsx";
import { CoursePrice, Price } from "./price.tsx";
import { SoldOut, SoldOutVariants } from "./sold-out.tsx";
import { StockBadge } from "./stock-badge.tsx";

/** Nobody sees it before the first scroll, so it need not come with the page. */
const BuyBar = lazy(() => import("./buy-bar.tsx").then((file) => ({ default: file.BuyBar })));

/** The price and the form, or that nothing is left. */
export function Order({ product }: { product: ProductDetail }) {
  const { choice } = product;
  const form = useRef<HTMLDivElement>(null);
  const past = useScrolledPast(form);
  const [chosenId, choose] = useState(choice?.chosen);
  const offer = offerOf(product, chosenId);
  return (
    <>
      <Cost offer={offer} product={product} />
      {offer.stock.kind === "out" ? (
        <SoldOut product={product} />
      ) : (
        <>
          <div ref={form}>
            <OrderForm offer={offer} onChoose={choose} product={product} />
          </div>
          {choice && <SoldOutVariants product={product} variants={allVariants(choice)} />}
          {past && (
            <Suspense>
              <BuyBar offer={offer} product={product} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

export function Cost({ product, offer }: { product: ProductDetail; offer: Offer }) {
  return (
    <div aria-live="polite" className="grid gap-1">
      <Price compareAt={offer.compareAt} price={offer.price} size="page" />
      <CoursePrice course={product.course} monthly={offer.monthly} />
      {product.clearance !== "required" && <StockBadge alsoWhenPlenty stock={offer.stock} />}
    </div>
  );
}

/** Whether an element is above the window; below it there is nothing to stand in for yet. */
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

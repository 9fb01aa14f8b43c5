import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { PartLink } from "#app/ui/part-link.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import { vialMessages } from "../texts/shopper-vial.ts";
import { offerOf, type Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { watchHref } from "../views/product-href.ts";
import { BuyBar } from "./buy-bar.tsx";
import { OrderForm } from "./order-form.tsx";
import { CoursePrice, Price } from "./price.tsx";
import { SoldOut, SoldOutVariants } from "./sold-out.tsx";
import { StatusLine } from "./status-line.tsx";
import { StockBadge } from "./stock-badge.tsx";
import { Vial } from "./vial.tsx";

type OrderProps = {
  product: ProductDetail;
  /** Content to read before the form. */
  children: ReactNode;
};

/** The price with the form, or the notice that it is sold out. */
export function Order({ product, children }: OrderProps) {
  const { choice } = product;
  const form = useRef<HTMLDivElement>(null);
  const away = useOutOfView(form);
  const [chosenId, choose] = useState(choice?.chosen);
  const offer = offerOf(product, chosenId);
  return (
    <>
      <Cost offer={offer} product={product} />
      {children}
      {offer.stock.kind === "out" ? (
        <SoldOut product={product} />
      ) : (
        <>
          <div ref={form}>
            <OrderForm offer={offer} onChoose={choose} product={product} />
          </div>
          {choice && (
            <SoldOutVariants
              product={product}
              variants={choice.rows.flatMap(({ variants }) => variants)}
            />
          )}
          {product.clearance !== "required" && (
            <TextLink className="text-sm" to={watchHref(product.slug, offer.sku)}>
              {say.cheaper}
            </TextLink>
          )}
          {away !== false && <BuyBar early={away === undefined} offer={offer} product={product} />}
        </>
      )}
    </>
  );
}

export function Cost({ product, offer }: { product: ProductDetail; offer: Offer }) {
  return (
    <div aria-live="polite" className="grid gap-1">
      <StatusLine status={product.status.short} />
      <Vial vial={offer.vial} />
      <Price compareAt={offer.compareAt} price={offer.price} size="page" />
      <CoursePrice course={product.course} monthly={offer.monthly} />
      {product.lasts && (
        <p className="text-sm">
          <PartLink className="text-accent underline underline-offset-4" id="usage">
            {vialMessages.lasts}
          </PartLink>
        </p>
      )}
      {product.clearance !== "required" && <StockBadge alsoWhenPlenty stock={offer.stock} />}
    </div>
  );
}

/** Whether an element is completely outside the window; undefined before a script has measured. */
function useOutOfView(target: RefObject<HTMLElement | null>): boolean | undefined {
  const [away, setAway] = useState<boolean>();

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return away;
}

import type { ReactNode } from "react";
import { TextLink } from "#app/ui/button.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import { vialMessages } from "../texts/shopper-vial.ts";
import { offerOf, type Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { watchHref } from "../views/product-href.ts";
import { BuyBar } from "./buy-bar.tsx";
import { Offers } from "./offers.tsx";
import { OrderForm } from "./order-form.tsx";
import { CoursePrice, Price } from "./price.tsx";
import { SoldOut, SoldOutVariants } from "./sold-out.tsx";
import { StatusLine } from "./status-line.tsx";
import { StockBadge } from "./stock-badge.tsx";

type OrderProps = {
  product: ProductDetail;
  /** Content to read before the form. */
  children: ReactNode;
};

/** The price with the form, or the notice that it is sold out. */
export function Order({ product, children }: OrderProps) {
  const { choice } = product;
  const isOut = offerOf(product, choice?.chosen).stock.kind === "out";
  return (
    <div className="grid gap-5" data-order="">
      <Cost product={product} />
      <div className="grid gap-5" data-page-only="">
        {children}
      </div>
      {isOut ? (
        <SoldOut product={product} />
      ) : (
        <>
          <OrderForm product={product} />
          {choice && (
            <SoldOutVariants
              product={product}
              variants={choice.rows.flatMap(({ variants }) => variants)}
            />
          )}
          {product.clearance !== "required" && (
            <Offers product={product}>
              {({ sku }) => (
                <TextLink className="text-sm" to={watchHref(product.slug, sku)}>
                  {say.cheaper}
                </TextLink>
              )}
            </Offers>
          )}
          <BuyBar product={product} />
        </>
      )}
    </div>
  );
}

export function Cost({ product }: { product: ProductDetail }) {
  return (
    <div aria-live="polite" className="grid gap-1">
      <StatusLine status={product.status.short} />
      <Offers className="grid gap-1" product={product}>
        {({ vial, compareAt, price, monthly, stock }) => (
          <>
            <Vial vial={vial} />
            <Price compareAt={compareAt} price={price} size="page" />
            <CoursePrice course={product.course} monthly={monthly} />
            {product.lasts && (
              <p className="text-sm">
                <a className="text-accent underline underline-offset-4" href="#usage">
                  {vialMessages.lasts}
                </a>
              </p>
            )}
            {product.clearance !== "required" && <StockBadge alsoWhenPlenty stock={stock} />}
          </>
        )}
      </Offers>
    </div>
  );
}

/** The content of a vial and its price per mg, where they are known. */
function Vial({ vial: { text, perUnit } }: Pick<Offer, "vial">) {
  if (!text) return null;
  return (
    <p className="figures">
      <span className="font-semibold">{text}</span>
      {perUnit && <span className="text-ink-soft"> · {perUnit}</span>}
    </p>
  );
}

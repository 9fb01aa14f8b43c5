import type { ReactNode } from "react";
import { offerOf, type Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";

type OffersProps = {
  product: ProductDetail;
  className?: string;
  children: (offer: Offer) => ReactNode;
};

/** What depends on the variant, once for each: `choose-variants.ts` shows that of the chosen one. */
export function Offers({ product, className, children }: OffersProps) {
  const { choice } = product;
  if (!choice) return <div className={className}>{children(offerOf(product, undefined))}</div>;
  return choice.rows
    .flatMap(({ variants }) => variants)
    .filter(({ id, stock }) => id === choice.chosen || stock.kind !== "out")
    .map(({ id }) => (
      <div className={className} data-offer={id} hidden={id !== choice.chosen} key={id}>
        {children(offerOf(product, id))}
      </div>
    ));
}

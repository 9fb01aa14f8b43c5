import { Button } from "#app/ui/button.tsx";
import { productMessages } from "../texts/shopper-product.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { AddToCartLabel } from "./add-to-cart-form.tsx";
import { Offers } from "./offers.tsx";
import { ORDER_FORM } from "./order-form.tsx";
import { Price } from "./price.tsx";
import { StatusLine } from "./status-line.tsx";

/**
 * Keeps status, price and button at a phone's bottom while the page's button is out of view. Before
 * a script has looked, phones show it, because their first screen has no button.
 */
export function BuyBar({ product }: { product: ProductDetail }) {
  return (
    <section
      aria-label={productMessages.buyBar(product.name)}
      className="page-bar buy-bar"
      data-early=""
    >
      <div className="min-w-0 leading-tight">
        <StatusLine status={product.status.short} />
        <Offers product={product}>
          {({ name, compareAt, price }) => (
            <>
              {name && <p className="truncate text-sm text-ink-soft">{name}</p>}
              <Price compareAt={compareAt} price={price} />
            </>
          )}
        </Offers>
      </div>
      <Button form={ORDER_FORM}>
        <AddToCartLabel name={product.name} />
      </Button>
    </section>
  );
}

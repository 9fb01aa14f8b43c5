import { Check, Truck } from "lucide-react";
import { Suspense, lazy, useRef, useState } from "react";
import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartLink } from "#app/ui/part-link.tsx";
import { catalogMessages } from "../texts/shopper.ts";
import { productMessages } from "../texts/shopper-product.ts";
import { offerOf } from "../rules/offer.ts";
import type { Arrival } from "../rules/delivery-promise.ts";
import type { Offer } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { allVariants } from "../views/show-variants.ts";
import type { ApprovalTexts } from "../texts/shopper-notices.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { ApprovalNotice } from "./approval-notice.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";
import { CoursePrice, Price } from "./price.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { Rating } from "./rating.tsx";
import { StockBadge } from "./stock-badge.tsx";
import { SoldOut, SoldOutVariants } from "./sold-out.tsx";
import { VariantPicker } from "./variant-picker.tsx";

const say = productMessages;

/** Nobody sees it before the first scroll, so it need not come with the page. */
const BuyBar = lazy(() => import("./buy-bar.tsx").then((file) => ({ default: file.BuyBar })));

type BuyPanelProps = {
  product: ProductDetail;
  /** The days an order of today arrives. */
  arrives: Arrival;
  /** What holds for every product. */
  notes: readonly string[];
  /** Why it has to be approved first; undefined for what anybody may order. */
  approval: ApprovalTexts | undefined;
};

/** Name, price and the way to buy, or the reason why there is none. */
export function BuyPanel({ product, arrives, notes, approval }: BuyPanelProps) {
  const { name, category, clearance } = product;
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {category && (
            <Link
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline"
              to={href("/products/:category", { category: category.slug })}
            >
              {category.name}
            </Link>
          )}
          {product.featured && <Badge tone="success">{catalogMessages.featured}</Badge>}
        </div>
        <h1 className="text-3xl break-words">{name}</h1>
        {product.rating && (
          <PartLink
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            id="reviews"
          >
            <Rating rating={product.rating} />
          </PartLink>
        )}
        <p className="text-lg text-ink-soft">{product.summary}</p>
        <p>
          {say.status[product.status]}.{" "}
          <PartLink className="text-accent underline underline-offset-4" id="safety">
            {say.readSafety}
          </PartLink>
        </p>
      </header>
      {approval ? (
        <>
          <Cost offer={offerOf(product, undefined)} product={product} />
          <ApprovalNotice texts={approval} />
        </>
      ) : (
        <Order product={product} />
      )}
      {clearance === "acknowledge" && (
        <Notice announced={false} title={say.acknowledgeTitle}>
          <p>{say.acknowledge(name)}</p>
        </Notice>
      )}
      {product.clearance !== "required" && product.stock.kind !== "out" && (
        <p className="flex gap-3 border-t border-line pt-6">
          <Truck aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          <span>
            <span className="font-semibold">{say.arrives(arrives.days)}</span>
            <span className="block text-ink-soft">{arrives.usual}</span>
          </span>
        </p>
      )}
      <ul className="grid gap-2 border-t border-line pt-6">
        {notes.map((note) => (
          <li className="flex gap-3" key={note}>
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Order({ product }: { product: ProductDetail }) {
  const { name, choice } = product;
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
            <AddToCartForm
              choice={
                choice && (
                  <VariantPicker chosenId={offer.variantId} choice={choice} onChoose={choose} />
                )
              }
              product={product}
              quantity={<QuantityField name={name} stock={offer.stock} />}
            />
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

function Cost({ product, offer }: { product: ProductDetail; offer: Offer }) {
  return (
    <div aria-live="polite" className="grid gap-1">
      <Price compareAt={offer.compareAt} price={offer.price} size="page" />
      <CoursePrice course={product.course} monthly={offer.monthly} />
      {product.clearance !== "required" && <StockBadge alsoWhenPlenty stock={offer.stock} />}
    </div>
  );
}

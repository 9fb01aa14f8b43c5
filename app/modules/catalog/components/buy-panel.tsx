import { Check, Truck } from "lucide-react";
import { Link, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartLink } from "#app/ui/part-link.tsx";
import { catalogMessages } from "../texts/shopper.ts";
import { productMessages } from "../texts/shopper-product.ts";
import { offerOf } from "../rules/offer.ts";
import type { Arrival } from "../rules/delivery-promise.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import type { ApprovalTexts } from "../texts/shopper-notices.ts";
import { ApprovalNotice } from "./approval-notice.tsx";
import { Cost, Order } from "./order-panel.tsx";
import { Rating } from "./rating.tsx";

const say = productMessages;

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
          {product.status.text}.{" "}
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

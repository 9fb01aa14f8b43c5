import { Check, Truck } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { catalogMessages } from "../texts/shopper.ts";
import { productMessages } from "../texts/shopper-product.ts";
import type { Arrival } from "../rules/delivery-promise.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import type { ApprovalTexts } from "../texts/shopper-notices.ts";
import { ApprovalNotice } from "./approval-notice.tsx";
import { Cost, Order } from "./order-panel.tsx";
import { Rating } from "./rating.tsx";

const say = productMessages;

type BuyPanelProps = {
  product: ProductDetail;
  /** The arrival dates of an order placed today. */
  arrives: Arrival;
  notes: readonly string[];
  /** HTML of the short description, and of the cautions to read before ordering. */
  summary: string;
  cautions: string;
  /** Set for products that need an approval before they can be ordered. */
  approval: ApprovalTexts | undefined;
};

/** Name, price and order form, or the reason why the product cannot be ordered. */
export function BuyPanel(props: BuyPanelProps) {
  const { product, arrives, notes, approval, summary, cautions } = props;
  const { name, clearance } = product;
  const about = (
    <>
      <About product={product} summary={summary} />
      <section aria-label={say.cautions(name)} className="cautions">
        <ServerHtml html={cautions} part="cautions" />
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href="#safety"
        >
          {say.readSafety}
        </a>
      </section>
    </>
  );
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl break-words">{name}</h1>
      {approval ? (
        <>
          <Cost product={product} />
          {about}
          <ApprovalNotice slug={product.slug} texts={approval} />
        </>
      ) : (
        <Order product={product}>{about}</Order>
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
            {arrives.leavesCold && (
              <span className="block">{say.leavesCold(arrives.leavesCold)}</span>
            )}
            {arrives.orderWithin && <span className="block">{arrives.orderWithin}</span>}
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

function About({ product, summary }: Pick<BuyPanelProps, "product" | "summary">) {
  const { rating, featured } = product;
  return (
    <div className="grid gap-2">
      {(rating || featured) && (
        <div className="flex flex-wrap items-center gap-x-4">
          {rating && (
            <a
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              href="#reviews"
            >
              <Rating rating={rating} />
            </a>
          )}
          {featured && <Badge tone="success">{catalogMessages.featured}</Badge>}
        </div>
      )}
      <ServerHtml className="text-lg text-ink-soft" html={summary} part="summary" />
    </div>
  );
}

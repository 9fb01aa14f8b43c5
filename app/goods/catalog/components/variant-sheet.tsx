import { useEffect, useState, type RefObject } from "react";
import { Link, useFetcher, href } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { openDialog } from "#app/ui/open-dialog.ts";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import { offerOf } from "../rules/offer.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import type { CartAnswer } from "./use-add-to-cart.tsx";
import { OrderForm } from "./order-form.tsx";
import { Price } from "./price.tsx";
import { StatusLine } from "./status-line.tsx";
import { StockBadge } from "./stock-badge.tsx";

/** The part of the product page's answer that the sheet reads. */
type PageAnswer = { product?: ProductDetail };

type VariantSheetProps = {
  product: { slug: string; name: string };
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Loads the product when it is opened, so that a listing need not include all variants. */
export function VariantSheet({ product, opener, onClose }: VariantSheetProps) {
  const { slug, name } = product;
  const page = useFetcher<PageAnswer>();
  const { load } = page;
  const id = `choose-${slug}`;

  useEffect(() => {
    if (opener.current) openDialog(id, opener.current);
    void load(href("/product/:id", { id: slug }));
  }, [id, load, opener, slug]);

  const failed = page.state === "idle" && page.data !== undefined && !page.data.product;
  return (
    <Dialog closeLabel={say.close} id={id} onClose={onClose} title={name} variant="sheet">
      {page.data?.product ? (
        <Choice onAdded={() => closeDialog(id)} product={page.data.product} />
      ) : failed ? (
        <Notice
          action={<Link to={href("/product/:id", { id: slug })}>{say.toPage(name)}</Link>}
          title={say.choiceFailed}
          tone="error"
        />
      ) : (
        <Loading label={say.loadingChoice}>
          <div className="grid gap-5">
            <Skeleton className="h-8 w-28" />
            <Skeleton className="h-14" />
            <Skeleton className="h-11 rounded-pill" />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}

function Choice({ product, onAdded }: { product: ProductDetail; onAdded: () => void }) {
  const [chosenId, choose] = useState(product.choice?.chosen);
  const [refusal, setRefusal] = useState<string>();
  const offer = offerOf(product, chosenId);

  function showAnswer(answer: CartAnswer) {
    setRefusal(answer.ok ? undefined : answer.message);
    if (answer.ok) onAdded();
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <StatusLine status={product.status.text} />
        <Price compareAt={offer.compareAt} price={offer.price} size="page" />
        <StockBadge alsoWhenPlenty stock={offer.stock} />
      </div>
      {refusal && <Notice title={refusal} tone="error" />}
      <OrderForm offer={offer} onAnswer={showAnswer} onChoose={choose} product={product} />
    </div>
  );
}

function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

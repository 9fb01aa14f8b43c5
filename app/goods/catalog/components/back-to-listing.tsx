import { ChevronLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate, href } from "react-router";
import { asksForWindow } from "#app/ui/follow-links.ts";
import { movesPages } from "#app/ui/moves-pages.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { productMessages } from "../texts/shopper-product.ts";

const LINK =
  "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:text-ink hover:underline";

/** Links to the reader's own list or else to all products, and to the category. */
export function BackToListing({ category }: Pick<ProductDetail, "category">) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (asksForWindow(event) || !cameFromListing(state)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 py-1 text-ink-soft md:py-3">
      <Link className={LINK} onClick={goBack} to={href("/products")} viewTransition={movesPages()}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        {productMessages.back}
      </Link>
      {category && (
        <>
          <span aria-hidden="true">·</span>
          <Link className={LINK} to={href("/products/:category", { category: category.slug })}>
            {category.name}
          </Link>
        </>
      )}
    </div>
  );
}

function cameFromListing(state: unknown): boolean {
  return state instanceof Object && "fromListing" in state;
}

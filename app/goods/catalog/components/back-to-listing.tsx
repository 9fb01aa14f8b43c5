import { ChevronLeft } from "lucide-react";
import { href } from "react-router";
import type { ProductDetail } from "../views/product-detail.ts";
import { productMessages } from "../texts/shopper-product.ts";

const LINK =
  "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:text-ink hover:underline";

/** Links to the reader's own list or else to all products, and to the category. */
export function BackToListing({ category }: Pick<ProductDetail, "category">) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-1 text-ink-soft md:py-3">
      <a className={LINK} data-back="" href={href("/products")}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        {productMessages.back}
      </a>
      {category && (
        <>
          <span aria-hidden="true">·</span>
          <a className={LINK} href={href("/products/:category", { category: category.slug })}>
            {category.name}
          </a>
        </>
      )}
    </div>
  );
}

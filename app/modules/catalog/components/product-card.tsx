import { Link, useViewTransitionState, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import type { ProductCard as CardContent } from "../views/product-card.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { ChooseLink } from "./choose-link.tsx";
import { CoursePrice, Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { Rating } from "./rating.tsx";
import { WatchLink } from "./sold-out.tsx";
import { StatusLine } from "./status-line.tsx";
import { StockBadge } from "./stock-badge.tsx";

type ProductCardProps = { product: CardContent; loading: "first" | "soon" | "later" };

/** One link a card: it stretches over everything but the form, so the picture leads on as well. */
export function ProductCard({ product, loading }: ProductCardProps) {
  const { name, sentence, benefits, stock } = product;
  const page = href("/product/:id", { id: product.slug });
  const opening = useViewTransitionState(page);
  return (
    <Card as="li" className="group relative flex flex-col" padding="none">
      <ProductPicture
        className={cx("aspect-4/5", opening && "[view-transition-name:product-picture]")}
        loading={loading}
        product={product}
        sizes="(min-width: 75rem) 22rem, (min-width: 64rem) 30vw, (min-width: 24rem) 48vw, 100vw"
      />
      {product.featured && (
        <p className="absolute top-3 left-3">
          <Badge tone="success">{say.featured}</Badge>
        </p>
      )}
      <div className="flex flex-1 flex-col gap-2 p-3.5 md:p-5">
        <h2 className="text-xl break-words group-hover:underline">{name}</h2>
        <Rating rating={product.rating} />
        <p className="text-sm text-ink-soft md:text-base">{sentence}</p>
        <ul className="grid list-disc gap-0.5 pl-4 text-sm marker:text-line-strong">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <div className="mt-auto grid gap-0.5 pt-3">
          <StatusLine status={product.status} />
          <Price compareAt={product.compareAt} from={product.isFrom} price={product.price} />
          <CoursePrice course={product.course} monthly={product.monthly} />
          <StockBadge stock={stock} />
          {product.needsApproval && <Badge look="plain">{say.needsApproval}</Badge>}
        </div>
        <div className="mt-2 grid gap-1">
          {stock.kind === "out" && !product.needsApproval && !product.hasVariants && (
            <WatchLink product={product} />
          )}
          {product.orderable &&
            (product.hasVariants ? (
              <ChooseLink product={product} />
            ) : (
              <AddToCartForm look="secondary" product={product} />
            ))}
          <Link
            className="inline-flex min-h-11 items-center justify-center font-semibold text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
            state={{ fromListing: true }}
            to={page}
            viewTransition
          >
            {say.learnMore}
            <VisuallyHidden>{say.about(name)}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </Card>
  );
}

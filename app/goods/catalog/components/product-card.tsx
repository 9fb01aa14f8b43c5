import { ShoppingBag } from "lucide-react";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { cardMessages } from "../texts/shopper-card.ts";
import { catalogMessages as say } from "../texts/shopper.ts";
import { addingMessages } from "../texts/shopper-adding.ts";
import type { ProductCard as CardContent } from "../views/product-card.ts";
import { watchHref } from "../views/product-href.ts";
import { CoursePrice, Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { Rating } from "./rating.tsx";
import { StatusLine } from "./status-line.tsx";
import { StockBadge } from "./stock-badge.tsx";

/** A phone's row (5.7rem, so 240 pixels suffice for most), half a tablet, and sharper screens. */
const WIDTHS = [240, 360, 720];

export type ProductCardProps = { product: CardContent; loading: "first" | "soon" | "later" };

/**
 * A card has one link, stretched over everything but the form, so the picture is part of it. The
 * shop renders it on the server; `ProductCards` adds the behavior in the browser.
 */
export function ProductCard({ product, loading }: ProductCardProps) {
  const { name, sentence, benefits } = product;
  return (
    <li className="product-card whole-card" data-product={product.slug}>
      <ProductPicture
        loading={loading}
        product={product}
        sizes="(min-width:80rem)17rem,(min-width:64rem)22rem,(min-width:48rem)48vw,5.7rem"
        widths={WIDTHS}
      />
      {(product.featured || product.popular) && (
        <p>
          {product.featured && <Badge tone="success">{say.featured}</Badge>}
          {product.popular && <Badge tone="info">{cardMessages.popular}</Badge>}
        </p>
      )}
      <div>
        <h2>
          <Unbroken>{name}</Unbroken>
        </h2>
        {product.vial && <p className="product-card-vial">{product.vial}</p>}
        <Rating rating={product.rating} />
        <p>
          <Unbroken>{sentence}</Unbroken>
        </p>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Unbroken>{benefit}</Unbroken>
            </li>
          ))}
        </ul>
        <div>
          <StatusLine status={product.status} />
          <Price compareAt={product.compareAt} from={product.isFrom} price={product.price} />
          <CoursePrice
            className="max-md:hidden"
            course={product.course}
            monthly={product.monthly}
          />
          <StockBadge stock={product.stock} />
          {product.needsApproval && <Badge look="plain">{cardMessages.needsApproval}</Badge>}
        </div>
        <div>
          <Order product={product} />
          <a
            className="product-card-link whole-card-link"
            href={href("/product/:id", { id: product.slug })}
          >
            {cardMessages.learnMore}
            <VisuallyHidden>{cardMessages.about(name)}</VisuallyHidden>
          </a>
        </div>
      </div>
    </li>
  );
}

const SECONDARY = buttonLook({ variant: "secondary" });

/** The immediate action: order it, choose a variant, or request a mail. */
function Order({ product }: { product: CardContent }) {
  const { id, slug, name, stock } = product;
  if (product.orderable) {
    return product.hasVariants ? (
      <a
        aria-haspopup="dialog"
        className={SECONDARY}
        data-choose={name}
        href={href("/product/:id", { id: slug })}
      >
        <AddToCart name={name} />
      </a>
    ) : (
      <button className={SECONDARY} form={FORM} name="productId" value={id}>
        <AddToCart name={name} />
      </button>
    );
  }
  if (stock.kind !== "out" || product.needsApproval || product.hasVariants) return null;
  return (
    <a aria-label={say.notifyMeAbout(name)} className={SECONDARY} href={watchHref(slug, undefined)}>
      {say.notifyMe}
    </a>
  );
}

function AddToCart({ name }: { name: string }) {
  return (
    <>
      <span className="product-card-label">
        <svg aria-hidden="true">
          <use href={`#${BAG}`} />
        </svg>
        {addingMessages.addToCart}
      </span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
}

const BAG = "product-card-bag";
const FORM = "product-card-form";

/**
 * Parts that all cards share, rendered once before them: the button icons, and the form that the
 * buttons submit.
 */
export function BeforeCards() {
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        <ShoppingBag id={BAG} size="100%" />
      </svg>
      <form action={href("/cart")} data-adds="" id={FORM} method="post">
        <input name="intent" type="hidden" value="add" />
      </form>
    </>
  );
}

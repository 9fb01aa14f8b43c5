import { ShoppingBag } from "lucide-react";
import { lazy, Suspense, useRef, useState, type MouseEvent } from "react";
import { Link, href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";

const VariantSheet = lazy(() =>
  import("./variant-sheet.tsx").then((module) => ({ default: module.VariantSheet })),
);

type ChooseLinkProps = {
  product: { slug: string; name: string };
  look?: "primary" | "secondary" | undefined;
};

/** Add to Cart for products with variants: opens a sheet or, without a script, their page. */
export function ChooseLink({ product, look = "secondary" }: ChooseLinkProps) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  function choose(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link
        aria-haspopup="dialog"
        className={buttonLook({ variant: look, wide: true, className: "z-1" })}
        onClick={choose}
        ref={link}
        to={href("/product/:id", { id: product.slug })}
      >
        <ShoppingBag aria-hidden="true" className="size-4 shrink-0 max-md:hidden" />
        {say.addToCart}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </Link>
      {open && (
        <Suspense>
          <VariantSheet onClose={() => setOpen(false)} opener={link} product={product} />
        </Suspense>
      )}
    </>
  );
}

import { Link, href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { statusTexts } from "../texts/shopper-product.ts";
import type { RelatedProduct } from "../views/related-product.ts";
import { ProductPicture } from "./product-picture.tsx";

type RelatedProductsProps = {
  title: string;
  lead?: string | undefined;
  products: readonly RelatedProduct[];
};

/** Small cards below a text. Each starts with the product's regulatory status. */
export function RelatedProducts({ title, lead, products }: RelatedProductsProps) {
  return (
    <section aria-labelledby="related-products" className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl" id="related-products">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {products.map((product) => (
          <Card
            as="li"
            className="whole-card group relative flex"
            key={product.slug}
            padding="none"
          >
            <ProductPicture
              className="aspect-square w-24 shrink-0 self-start"
              loading="later"
              product={product}
              shape="thumb"
              sizes="6rem"
            />
            <div className="grid content-center gap-1 px-4 py-3">
              <h3 className="text-lg">
                <Link
                  className="whole-card-link after:absolute after:inset-0 after:rounded-card group-hover:underline"
                  to={href("/product/:id", { id: product.slug })}
                >
                  {product.name}
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">{statusTexts[product.status]}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

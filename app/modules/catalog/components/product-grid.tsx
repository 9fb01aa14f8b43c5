import type { ProductCard as CardContent } from "../views/product-card.ts";
import { PRODUCT_GRID } from "./product-grid-skeleton.tsx";
import { ProductCard } from "./product-card.tsx";

/** The first row of a narrow screen is there at once. */
const LOADING = ["first", "soon"] as const;

export function ProductGrid({ products }: { products: readonly CardContent[] }) {
  return (
    <ul className={PRODUCT_GRID}>
      {products.map((product, place) => (
        <ProductCard key={product.id} loading={LOADING[place] ?? "later"} product={product} />
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { catalogMessages } from "../messages.ts";
import type { ProductCard as CardContent } from "../rules/product-card.ts";
import { ProductCard } from "./product-card.tsx";

/** The first row of a narrow screen is there at once. */
const LOADING = ["first", "soon"] as const;

export function ProductGrid({ products }: { products: readonly CardContent[] }) {
  return (
    <Grid>
      {products.map((product, place) => (
        <ProductCard key={product.id} loading={LOADING[place] ?? "later"} product={product} />
      ))}
    </Grid>
  );
}

/** While the next list is on its way. */
export function ProductGridSkeleton() {
  return (
    <Loading label={catalogMessages.listing.loading}>
      <Grid>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Card as="li" key={place} padding="none">
            <Skeleton className="aspect-4/5 rounded-none" />
            <div className="grid gap-3 p-4 md:p-5">
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-16" />
              <Skeleton className="h-12 w-5/6" />
              <Skeleton className="mt-3 h-7 w-1/2" />
              <Skeleton className="h-11 rounded-pill" />
              <Skeleton className="mx-auto my-3 h-5 w-24" />
            </div>
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 xs:grid-cols-2 md:gap-6 lg:grid-cols-3">{children}</ul>;
}

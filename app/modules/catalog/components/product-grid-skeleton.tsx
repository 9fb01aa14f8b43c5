import { Card } from "#app/ui/card.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { listingMessages } from "../texts/shopper-listing.ts";

export const PRODUCT_GRID = "grid gap-4 xs:grid-cols-2 md:gap-6 lg:grid-cols-3";

/** While the next list is on its way. */
export function ProductGridSkeleton() {
  return (
    <Loading label={listingMessages.loading}>
      <ul className={PRODUCT_GRID}>
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
      </ul>
    </Loading>
  );
}

import { Card } from "#app/ui/card.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { loadingMessages } from "../texts/shopper-loading.ts";

export const PRODUCT_GRID = "grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4";

/** Shown while the next list loads. */
export function ProductGridSkeleton() {
  return (
    <Loading label={loadingMessages.products}>
      <ul className={PRODUCT_GRID}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Card
            as="li"
            className="max-md:grid max-md:grid-cols-[6rem_1fr]"
            key={place}
            padding="none"
          >
            <Skeleton className="aspect-4/5 rounded-none max-md:h-full" />
            <div className="grid content-start gap-2 p-3 md:gap-3 md:p-5">
              <Skeleton className="h-6 w-2/3 md:h-7" />
              <Skeleton className="h-10 md:h-16" />
              <Skeleton className="h-12 w-5/6 max-md:hidden" />
              <Skeleton className="h-6 w-1/2 md:mt-3 md:h-7" />
              <Skeleton className="h-11 rounded-pill" />
              <Skeleton className="mx-auto my-3 h-5 w-24 max-md:hidden" />
            </div>
          </Card>
        ))}
      </ul>
    </Loading>
  );
}

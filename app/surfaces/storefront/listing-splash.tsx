import { ProductGridSkeleton } from "#app/modules/catalog/components/product-grid-skeleton.tsx";
import { Page } from "#app/ui/page.tsx";
import { useComing } from "./use-coming.ts";

/** The listing is on its way from another page; on its own pages it says so by itself. */
export function ListingSplash() {
  if (useComing() !== "products") return null;
  return (
    <div className="absolute inset-0 z-10 animate-appear bg-paper">
      <Page className="sticky top-0 h-dvh overflow-hidden pt-16 md:pt-24">
        <ProductGridSkeleton />
      </Page>
    </div>
  );
}

import { Suspense, lazy } from "react";
import { Page } from "#app/ui/page.tsx";
import { usePendingSection } from "./use-pending-section.ts";

// Not in the first scripts of every page: both come with the scripts of their own list.
const ProductGridSkeleton = lazy(async () => {
  const { ProductGridSkeleton: Shown } =
    await import("#app/goods/catalog/components/product-grid-skeleton.tsx");
  return { default: Shown };
});

const DoctorsSkeleton = lazy(async () => {
  const { DoctorsSkeleton: Shown } =
    await import("#app/care/consultations/components/doctors-skeleton.tsx");
  return { default: Shown };
});

/** A list is on its way from another page; on its own pages it says so by itself. */
export function ListingSplash() {
  const pending = usePendingSection();
  if (pending !== "products" && pending !== "consultation") return null;
  return (
    <div className="absolute inset-0 z-10 animate-appear bg-paper">
      <Page className="sticky top-0 h-dvh overflow-hidden pt-16 md:pt-24">
        <Suspense>
          {pending === "products" ? <ProductGridSkeleton /> : <DoctorsSkeleton />}
        </Suspense>
      </Page>
    </div>
  );
}

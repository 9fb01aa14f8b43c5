import { Suspense, lazy, type ReactNode } from "react";
import { AssistantButton } from "#app/modules/assistant/components/assistant-button.tsx";
import { ProductGridSkeleton } from "#app/modules/catalog/components/product-grid-skeleton.tsx";
import type { LegalNotice } from "#app/modules/settings/rules/legal-notices.ts";
import { Page } from "#app/ui/page.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { Ahead } from "./ahead/ahead.tsx";
import { DemoBar } from "./demo-bar.tsx";
import { FlashToast } from "./flash-toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Measurement } from "./measurement/measurement.tsx";
import { MenuDrawer } from "./menu.tsx";
import { BottomBar } from "./navigation/bottom-bar.tsx";
import { shellMessages as say } from "./texts.ts";
import { usePendingSection } from "./use-pending-section.ts";
import type { Shop } from "./use-shop.ts";

const DoctorsSkeleton = lazy(async () => {
  const { DoctorsSkeleton: Shown } =
    await import("#app/modules/consultations/components/doctors-skeleton.tsx");
  return { default: Shown };
});

/** A list is on its way from another page; on its own pages it says so by itself. */
function ListingSplash() {
  const pending = usePendingSection();
  if (pending !== "products" && pending !== "consultation") return null;
  return (
    <div className="absolute inset-0 z-10 animate-appear bg-paper">
      <Page className="sticky top-0 h-dvh overflow-hidden pt-16 md:pt-24">
        {pending === "products" ? (
          <ProductGridSkeleton />
        ) : (
          <Suspense>
            <DoctorsSkeleton />
          </Suspense>
        )}
      </Page>
    </div>
  );
}

type ShellProps = Pick<Shop, "siteName" | "logo" | "demo" | "measurement"> & {
  year: number;
  notices: readonly LegalNotice[];
  owner: string;
  children: ReactNode;
};

/** What every page of the storefront stands in. */
export function Shell(props: ShellProps) {
  const { siteName, logo, demo, year, notices, owner, measurement, children } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{say.skip}</SkipLink>
      {demo && <DemoBar />}
      <Header logo={logo} siteName={siteName} />
      <main className="relative flex-1" id="content" tabIndex={-1}>
        {children}
        <ListingSplash />
      </main>
      <Footer notices={notices} owner={owner} siteName={siteName} year={year} />
      <BottomBar />
      <AssistantButton label={say.healthAi} />
      <MenuDrawer />
      <ToastHost label={say.toasts} />
      <FlashToast />
      <Ahead />
      <Measurement ids={measurement} />
    </div>
  );
}

import type { ReactNode } from "react";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { DemoBar } from "./demo-bar.tsx";
import { FlashToast } from "./flash-toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LegalNotice } from "#app/modules/settings/rules/legal-notices.ts";
import { ListingSplash } from "./listing-splash.tsx";
import { MenuDrawer } from "./menu.tsx";
import { shellMessages as say } from "./texts.ts";
import { useHeaderSummary } from "./use-header-summary.ts";

type ShellProps = {
  siteName: string;
  demo: boolean;
  year: number;
  notices: readonly LegalNotice[];
  owner: string;
  children: ReactNode;
};

/** What every page of the storefront stands in. */
export function Shell({ siteName, demo, year, notices, owner, children }: ShellProps) {
  const summary = useHeaderSummary();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{say.skip}</SkipLink>
      {demo && <DemoBar />}
      <Header cartCount={summary?.count} siteName={siteName} />
      <main className="relative flex-1" id="content" tabIndex={-1}>
        {children}
        <ListingSplash />
      </main>
      <Footer notices={notices} owner={owner} siteName={siteName} year={year} />
      <MenuDrawer />
      <ToastHost label={say.toasts} />
      <FlashToast />
    </div>
  );
}

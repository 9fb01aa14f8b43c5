import type { ReactNode } from "react";
import { VariantSheet } from "#app/goods/catalog/components/variant-sheet.tsx";
import { AssistantButton } from "#app/care/assistant/components/assistant-button.tsx";
import type { LegalNotice } from "#app/running/settings/rules/legal-notices.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { DemoBar } from "./demo-bar.tsx";
import { FlashToast } from "./flash-toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MenuDrawer } from "./menu.tsx";
import { BottomBar } from "./navigation/bottom-bar.tsx";
import { shellMessages as say } from "./texts.ts";
import type { Shop } from "./use-shop.ts";

type ShellProps = Pick<Shop, "siteName" | "logo" | "demo" | "measurement"> & {
  year: number;
  notices: readonly LegalNotice[];
  owner: string;
  giftCards: boolean;
  children: ReactNode;
};

export function Shell(props: ShellProps) {
  const { siteName, logo, demo, year, notices, owner, giftCards, measurement, children } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{say.skip}</SkipLink>
      {demo && <DemoBar />}
      <Header logo={logo} siteName={siteName} />
      <main className="relative" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer
        giftCards={giftCards}
        notices={notices}
        owner={owner}
        siteName={siteName}
        year={year}
      />
      <BottomBar />
      <AssistantButton label={say.healthAi} />
      <MenuDrawer />
      <VariantSheet />
      <ToastHost label={say.toasts} />
      <FlashToast />
      {measurement && <div data-measurement={JSON.stringify(measurement)} />}
    </div>
  );
}

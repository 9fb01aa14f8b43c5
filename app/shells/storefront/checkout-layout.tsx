import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, Outlet, href } from "react-router";
import { checkoutMessages } from "#app/selling/checkout/texts/shopper.ts";
import type { LogoImage } from "#app/running/settings/views/logo-image.ts";
import { Page } from "#app/ui/page.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { DemoBar } from "./demo-bar.tsx";
import { FailureMessage } from "#app/ui/failure/failure-message.tsx";
import { FailurePage } from "./failure-page.tsx";
import { footerMessages, shellMessages as say } from "./texts.ts";
import { useShop } from "./use-shop.ts";
import type { Route } from "./+types/checkout-layout.ts";

type FrameProps = {
  siteName: string;
  logo: LogoImage | undefined;
  demo: boolean;
  children: ReactNode;
};

/** No menu and no cart: on this page there is one thing to do, and one way back. */
function Frame({ siteName, logo, demo, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{say.skip}</SkipLink>
      {demo && <DemoBar />}
      <header className="border-b border-line">
        <Page className="flex min-h-16 items-center justify-between gap-4">
          <Link
            aria-label={say.home(siteName)}
            className="inline-flex min-h-11 items-center font-display text-xl tracking-tight"
            to={href("/")}
          >
            {logo ? <img alt="" {...logo} /> : siteName}
          </Link>
          <Link className={linkLook} to={href("/cart")}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {checkoutMessages.backToCart}
          </Link>
        </Page>
      </header>
      <main className="flex-1" id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="border-t border-line text-sm text-ink-soft">
        <Page className="flex flex-wrap gap-x-6 py-2">
          <Link className={linkLook} to={href("/terms")}>
            {footerMessages.terms}
          </Link>
          <Link className={linkLook} to={href("/privacy")}>
            {footerMessages.privacy}
          </Link>
        </Page>
      </footer>
      <ToastHost label={say.toasts} />
    </div>
  );
}

const linkLook = "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline";

export default function CheckoutLayout({ matches }: Route.ComponentProps) {
  return (
    <Frame {...matches[0].loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useShop();
  if (!shop) return <FailurePage error={error} />;
  return (
    <Frame {...shop}>
      <FailureMessage error={error} />
    </Frame>
  );
}

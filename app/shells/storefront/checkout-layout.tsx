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
import { Footer } from "./footer.tsx";
import { footerFacts } from "./footer-facts.server.ts";
import { shellMessages as say } from "./texts.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { useShop } from "./use-shop.ts";
import type { Route } from "./+types/checkout-layout.ts";

type FrameProps = {
  siteName: string;
  logo: LogoImage | undefined;
  demo: boolean;
  law: Route.ComponentProps["loaderData"] | undefined;
  children: ReactNode;
};

/** No menu and no cart: on this page there is one thing to do, and one way back. */
function Frame({ siteName, logo, demo, law, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{say.skip}</SkipLink>
      {demo && <DemoBar />}
      <header className="border-b border-line">
        <Page className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
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
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {law && <Footer {...law} isSlim siteName={siteName} />}
      <ToastHost label={say.toasts} />
    </div>
  );
}

const linkLook = "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline";

export const loader = ({ context }: Route.LoaderArgs) => footerFacts(context.get(requestContext));

/** Settings do not change while someone pays. */
export const shouldRevalidate = () => false;

export default function CheckoutLayout({ matches, loaderData }: Route.ComponentProps) {
  return (
    <Frame {...matches[0].loaderData} law={loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const shop = useShop();
  if (!shop) return <FailurePage error={error} />;
  return (
    <Frame {...shop} law={loaderData}>
      <FailureMessage error={error} />
    </Frame>
  );
}

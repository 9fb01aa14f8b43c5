import { ShoppingBag } from "lucide-react";
import { href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { Page } from "#app/ui/page.tsx";
import { MenuTrigger } from "./menu.tsx";
import { shellMessages as say } from "./texts.ts";
import { useHeaderSummary } from "./use-header-summary.ts";

export function Header({ siteName }: { siteName: string }) {
  const follow = useFollowLinks();
  return (
    <header className="z-20 border-b border-line bg-paper md:sticky md:top-0">
      <Page className="flex min-h-16 items-center justify-between gap-4">
        <a
          aria-label={say.home(siteName)}
          className="inline-flex min-h-11 items-center font-display text-xl tracking-tight"
          href={href("/")}
          onClick={follow}
        >
          {siteName}
        </a>
        <nav aria-label={say.main} className="-mr-2.5 flex items-center gap-1">
          <a className="header-link max-md:hidden" href={href("/products")} onClick={follow}>
            {say.products}
          </a>
          <a
            className="header-link max-xs:hidden"
            data-when="signed-out"
            href={href("/auth")}
            onClick={follow}
          >
            {say.signIn}
          </a>
          <a
            className="header-link max-xs:hidden"
            data-when="signed-in"
            href={href("/portal")}
            onClick={follow}
          >
            {say.portal}
          </a>
          <CartLink />
          <MenuTrigger />
        </nav>
      </Page>
    </header>
  );
}

/** Reads the summary here, so that nothing else renders again when it changes. */
function CartLink() {
  // Undefined until it is known; the badge itself shows before that, by CSS alone.
  const count = useHeaderSummary()?.count;
  const follow = useFollowLinks();
  return (
    <a
      aria-label={count ? say.cartWith(count) : say.cart}
      className={buttonLook({ variant: "quiet", size: "icon" })}
      data-tip=""
      href={href("/cart")}
      onClick={follow}
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      <span
        aria-hidden="true"
        className="figures absolute -top-0.5 -right-0.5 hidden min-h-5 min-w-5 place-items-center rounded-pill bg-accent px-1.5 text-sm/5 font-semibold text-on-accent after:content-[var(--cart-count)] [html[data-cart-count]_&]:grid"
      />
    </a>
  );
}

import { Search, ShoppingBag } from "lucide-react";
import { href, useLocation } from "react-router";
import type { LogoImage } from "#app/running/settings/views/logo-image.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import { Page } from "#app/ui/page.tsx";
import { MenuTrigger } from "./menu.tsx";
import { HeaderSearch } from "./navigation/header-search.tsx";
import { currentOf, type Part } from "./navigation/part-of.ts";
import { SEARCH_HREF } from "./navigation/search-field.ts";
import { shellMessages as say } from "./texts.ts";
import { cartLabel } from "./script/header-summary.ts";

const LINKS: readonly { part: Part; to: string; label: string }[] = [
  { part: "products", to: href("/products"), label: say.products },
  { part: "assessment", to: href("/assessment"), label: say.assessment },
  { part: "doctors", to: href("/consultation"), label: say.doctors },
  { part: "learn", to: href("/learn"), label: say.learnLink },
  { part: "help", to: href("/faq"), label: say.help },
];

/** Five links from 1024 px; a tablet has room for the first, a phone has its bar instead. */
function MainLinks() {
  const here = useLocation();
  return (
    <nav aria-label={say.main} className="max-md:hidden">
      <ul className="flex lg:max-xl:-mx-1">
        {LINKS.map(({ part, to, label }) => (
          <li className={part === "products" ? undefined : "max-lg:hidden"} key={part}>
            <a aria-current={currentOf(to, part, here)} className="header-link" href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type HeaderProps = { siteName: string; logo: LogoImage | undefined };

export function Header({ siteName, logo }: HeaderProps) {
  return (
    <header className="z-20 border-b border-line bg-paper md:sticky md:top-0">
      <Page className="flex min-h-16 flex-wrap items-center gap-2 lg:gap-6">
        <a
          aria-label={say.home(siteName)}
          className="inline-flex min-h-11 shrink-0 items-center font-display text-xl tracking-tight"
          href={href("/")}
        >
          {logo ? <img alt="" {...logo} /> : siteName}
        </a>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1 lg:justify-between lg:gap-4">
          <MainLinks />
          <HeaderSearch />
        </div>
        <div className="-mr-2.5 flex items-center gap-1">
          <a
            aria-label={say.search}
            className={buttonLook({
              variant: "quiet",
              size: "icon",
              className: "max-md:hidden lg:hidden",
            })}
            data-tip=""
            href={SEARCH_HREF}
          >
            <Search aria-hidden="true" className="size-5" />
          </a>
          <a className="header-link max-md:hidden" data-when="signed-out" href={href("/auth")}>
            {say.signIn}
          </a>
          <a className="header-link max-md:hidden" data-when="signed-in" href={href("/portal")}>
            {say.portal}
          </a>
          <CartLink />
          <MenuTrigger />
        </div>
      </Page>
    </header>
  );
}

/** A script names the count; the badge itself is shown before that, by the style alone. */
function CartLink() {
  return (
    <a
      aria-label={cartLabel(0)}
      className={buttonLook({ variant: "quiet", size: "icon" })}
      data-counts=""
      data-tip=""
      href={href("/cart")}
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="cart-count" />
    </a>
  );
}

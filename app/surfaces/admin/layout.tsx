import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, NavLink, Outlet, href, useLocation } from "react-router";
import { MissingSettings } from "#app/modules/settings/components/missing-settings.tsx";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { missingByLaw } from "#app/modules/settings/rules/missing-by-law.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { menuLinks } from "#app/surfaces/menu-links.ts";
import { FlashToast } from "#app/surfaces/storefront/flash-toast.tsx";
import { useShop } from "#app/surfaces/storefront/use-shop.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import { Button } from "#app/ui/button.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import type { Route } from "./+types/layout.ts";

const ID = "back-office-menu";

const linkLook =
  "flex min-h-11 items-center rounded-control px-3 py-1.5 leading-snug text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink";

/** Below the header while it is open; only then does it get a place of its own. */
const asPopover =
  "max-lg:max-h-[calc(100dvh-4.5rem)] max-lg:w-full max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:border-y max-lg:border-line max-lg:bg-surface max-lg:p-2 max-lg:text-ink max-lg:shadow-float max-lg:open:absolute max-lg:open:inset-x-0 max-lg:open:top-15 max-lg:open:grid max-lg:open:grid-cols-2 max-lg:open:gap-1 sm:max-lg:open:grid-cols-3";

const asColumn =
  "lg:static lg:flex lg:h-auto lg:w-auto lg:flex-1 lg:flex-col lg:overflow-visible lg:bg-transparent lg:text-ink";

type MenuProps = { sections: readonly { to: string; label: string }[] };

/**
 * A column beside wide pages. On narrow ones it would take the screen, so there it is a popover of
 * its button, which the browser opens without a script; Escape and a tap beside it close it.
 */
function Menu({ sections }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // A link inside changes the page and leaves its frame, and with it the menu, as it was.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (nav.current?.matches(":is(:popover-open)")) nav.current.hidePopover();
  }, [key]);

  return (
    <>
      <button
        className={buttonLook({
          variant: "secondary",
          className: "ml-auto not-supports-[selector(:popover-open)]:hidden lg:hidden",
        })}
        popoverTarget={ID}
        type="button"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
        Menu
      </button>
      <nav
        aria-label="Back-office"
        className={`${asPopover} ${asColumn}`}
        id={ID}
        popover="auto"
        ref={nav}
      >
        {sections.map(({ to, label }) => (
          <NavLink className={linkLook} end={hasPagesBelow(to, sections)} key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

/** Its own page only is then the current one, since those below have links of their own. */
function hasPagesBelow(to: string, sections: MenuProps["sections"]): boolean {
  return sections.some((other) => other.to.startsWith(`${to}/`));
}

/** The policy table lets only staff this far; a loader, so that every visit asks the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, displayName } = context.get(requestContext);
  const missing = may(ctx.actor, "settings:write") ? missingByLaw(await loadSettings(ctx.db)) : [];
  return {
    name: displayName ?? "",
    missing: missing.map(({ name }) => name),
    sections: menuLinks("admin", ctx.actor),
  };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <SkipLink>Skip to content</SkipLink>
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:py-6">
        <Link className="inline-flex min-h-11 items-center font-display text-lg" to={href("/")}>
          {shop?.siteName}
        </Link>
        <Menu sections={loaderData.sections} />
        <div className="flex items-center gap-3 lg:grid lg:justify-items-start">
          <p className="text-sm text-ink-soft max-md:hidden">Signed in as {loaderData.name}</p>
          <Form action={href("/sign-out")} method="post">
            <Button className="max-lg:px-3 lg:-ml-2" variant="quiet">
              Sign Out
            </Button>
          </Form>
        </div>
      </header>
      <main className="min-w-0 px-4 pb-12 md:px-8" id="content" tabIndex={-1}>
        <MissingSettings names={loaderData.missing} />
        <Outlet />
      </main>
      <ToastHost label="Messages" />
      <FlashToast />
      <LeaveGuard />
    </div>
  );
}

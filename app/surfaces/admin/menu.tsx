import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";

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
export function Menu({ sections }: MenuProps) {
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

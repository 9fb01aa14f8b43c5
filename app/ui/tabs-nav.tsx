import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Link, type To } from "react-router";

export type TabItem = { to: To; label: ReactNode; current: boolean };

/** Tabs are links, so each has an address, works without JavaScript and opens in a new window. */
export function TabsNav({ label, items }: { label: string; items: readonly TabItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = items.findIndex((item) => item.current);
  useLayoutEffect(() => showTab(nav.current, current), [current]);
  return (
    <nav
      aria-label={label}
      className="relative overflow-x-auto border-b border-line [scrollbar-width:none]"
      ref={nav}
    >
      <ul className="flex min-w-max gap-6 px-1">
        {items.map(({ to, label, current }, index) => (
          <li key={index}>
            <Link
              aria-current={current ? "page" : undefined}
              className="tab"
              preventScrollReset
              to={to}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sideways only, so that the page stays where it is. `tabs.css` does the same before scripts run. */
function showTab(nav: HTMLElement | null, index: number): void {
  const tab = nav?.querySelectorAll("a")[index];
  if (nav && tab) nav.scrollLeft = tab.offsetLeft - nav.clientWidth / 3;
}

import type { ReactNode } from "react";
import { Link, type To } from "react-router";

export type TabItem = { to: To; label: ReactNode; current: boolean };

/** Tabs are links, so each has an address, works without JavaScript and opens in a new window. */
export function TabsNav({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line [scrollbar-width:none]">
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

import type { Waiting } from "../frame/menu-row.tsx";
import type { MenuSection } from "../frame/read-menu.ts";

export type Pile = {
  section: string;
  to: string;
  label: string;
  count: number;
  /** How long it has waited, or by when it has to be done. */
  when?: string;
};

/** The lists of a menu in which something waits, in the order of the menu. */
export function findPiles(menu: readonly MenuSection[], waiting: Waiting): Pile[] {
  return menu
    .flatMap(({ label: section, pages }) =>
      pages.map(({ to, label }) => ({ section, to, label, count: waiting[to] ?? 0 })),
    )
    .filter(({ count }) => count > 0);
}

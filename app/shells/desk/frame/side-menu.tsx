import {
  ChartLine,
  ClipboardList,
  FileText,
  Handshake,
  LayoutDashboard,
  Mail,
  Package,
  Settings,
  Stethoscope,
  Tag,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useEffect, useRef, type FocusEvent, type ToggleEvent } from "react";
import { Link, href, useLocation } from "react-router";
import type { Section } from "#app/platform/access/section.ts";
import { rowOf, type Place } from "./find-place.ts";
import { FoldButton } from "./fold-button.tsx";
import { MenuRow, type Waiting } from "./menu-row.tsx";
import type { MenuLink, MenuSection } from "./read-menu.ts";
import { frameMessages as say } from "./texts.ts";

export const MENU = "back-office-menu";

const ICONS: Record<Section, LucideIcon> = {
  dashboard: LayoutDashboard,
  orders: ClipboardList,
  products: Package,
  customers: Users,
  doctors: Stethoscope,
  analytics: ChartLine,
  marketing: Tag,
  affiliates: Handshake,
  email: Mail,
  content: FileText,
  settings: Settings,
};

type SideMenuProps = {
  siteName: string | undefined;
  menu: readonly MenuSection[];
  waiting: Waiting;
  place: Place | undefined;
  folded: boolean;
  onFold: (folded: boolean) => void;
};

/**
 * A column beside wide pages. On narrow ones it is a drawer, a popover of its button, which the
 * browser opens without a script; Escape and a tap beside it close it.
 */
export function SideMenu({ siteName, menu, waiting, place, folded, onFold }: SideMenuProps) {
  const drawer = useDrawer();
  return (
    // It listens for where the focus goes, and is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={say.menu}
      className="desk-menu"
      id={MENU}
      onBlur={closeBehind}
      onToggle={takeFocus}
      popover="auto"
      ref={drawer}
    >
      <Link className="desk-home" to={href("/")}>
        <span className="desk-word">{siteName}</span>
        <span aria-hidden="true" className="desk-letter">
          {siteName?.slice(0, 1)}
        </span>
      </Link>
      <ul className="grid gap-0.5">
        {menu.map((section) => {
          const isOpen = section.name === place?.section.name;
          const Icon = ICONS[section.name];
          return (
            <li key={section.name}>
              <MenuRow
                current={isOpen && "true"}
                folded={folded}
                icon={<Icon aria-hidden="true" className="size-4.5 shrink-0" />}
                label={section.label}
                to={section.to}
                waiting={isOpen && !folded ? 0 : sumOf(section.pages, waiting)}
              />
              {isOpen && <PageRows place={place} waiting={waiting} />}
            </li>
          );
        })}
      </ul>
      <FoldButton folded={folded} onFold={onFold} />
    </nav>
  );
}

/** The pages of the open section that have a row; it counts what waits on the pages under it, too. */
function PageRows({ place, waiting }: { place: Place; waiting: Waiting }) {
  const { pages, label } = place.section;
  const current = rowOf(place.page);
  return (
    <ul aria-label={say.pagesOf(label)} className="desk-pages">
      {pages
        .filter((page) => page.under === undefined)
        .map((page) => (
          <li key={page.to}>
            <MenuRow
              current={
                page.to === current && (place.isPage && page === place.page ? "page" : "true")
              }
              label={page.label}
              to={page.to}
              waiting={sumOf(
                pages.filter((one) => rowOf(one) === page.to),
                waiting,
              )}
            />
          </li>
        ))}
    </ul>
  );
}

function sumOf(pages: readonly MenuLink[], waiting: Waiting): number {
  return pages.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0);
}

/** A link inside changes the page and leaves its frame, and with it the drawer, as it was. */
function useDrawer() {
  const drawer = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (drawer.current?.matches(":is(:popover-open)")) drawer.current.hidePopover();
  }, [key]);
  return drawer;
}

function takeFocus({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (newState === "open") currentTarget.querySelector<HTMLElement>("[aria-current], a")?.focus();
}

/** The open drawer covers the page, so the keyboard does not go on behind it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const left = relatedTarget !== null && !currentTarget.contains(relatedTarget);
  if (left && currentTarget.matches(":is(:popover-open)")) currentTarget.hidePopover();
}

import { href } from "react-router";
import type { MenuLink, MenuSection } from "./read-menu.ts";

export type Place = {
  section: MenuSection;
  page: MenuLink;
  /** The page itself, and not one below it. */
  isPage: boolean;
};

/** Every address of the back-office begins like its dashboard, and none is a part of it. */
const FRONT = href("/admin");

/** Pages whose list is not the address above them. */
const LIST_OF: Readonly<Record<string, string>> = {
  [href("/admin/affiliates/new")]: href("/admin/affiliates/people"),
};

type Address = { pathname: string; search: string };

/** Where an address is in the menu: the page itself, or the nearest one above it. */
export function findPlace(menu: readonly MenuSection[], address: Address): Place | undefined {
  const own = address.pathname.replace(/\/$/, "");
  const path = LIST_OF[own] ?? own;
  const query = new URLSearchParams(address.search);
  const found = menu
    .flatMap((section) => section.pages.map((page) => ({ section, page, ...partsOf(page.to) })))
    .filter((one) => path === one.path || (one.path !== FRONT && path.startsWith(`${one.path}/`)))
    .filter((one) => [...one.query].every(([name, value]) => query.get(name) === value))
    .toSorted((a, b) => b.path.length - a.path.length || b.query.size - a.query.size)[0];
  return found && { section: found.section, page: found.page, isPage: own === found.path };
}

/** The row that leads to a page: its own, or that of the page it is under. */
export const rowOf = ({ to, under = to }: MenuLink) => under;

/** The pages that share the row of this one, itself included; views of a list are its tabs. */
export function pagesBeside({ pages }: MenuSection, page: MenuLink): MenuLink[] {
  const row = rowOf(page);
  return pages.filter((one) => one.to === row || (one.under === row && !one.to.includes("?")));
}

function partsOf(to: string): { path: string; query: URLSearchParams } {
  const [path = "", query] = to.split("?");
  return { path, query: new URLSearchParams(query) };
}

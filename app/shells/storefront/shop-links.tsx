import { href } from "react-router";
import { cx } from "#app/ui/cx.ts";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { shellMessages as say } from "./texts.ts";
import type { ShopPage } from "./shop-pages.ts";

type ShopLinksProps = { pages: readonly ShopPage[]; look: string; className?: string };

/** The links of one group of pages, as the drawer and the footer both show them. */
export function ShopLinks({ pages, look, className }: ShopLinksProps) {
  const follow = useFollowLinks();
  return (
    <ul className={className}>
      {pages.map(({ to, label, when }) => (
        <li data-when={when} key={to}>
          <a className={look} href={to} onClick={follow}>
            {label}
          </a>
        </li>
      ))}
      {pages.some(({ when }) => when === "signed-in") && (
        <li data-when="signed-in">
          {/* A new document, so that nothing of the account stays behind in the page. */}
          <form action={href("/sign-out")} method="post">
            <button className={cx(look, "cursor-pointer text-left")}>{say.signOut}</button>
          </form>
        </li>
      )}
    </ul>
  );
}

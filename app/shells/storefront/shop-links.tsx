import type { ReactNode } from "react";
import { href } from "react-router";
import { cx } from "#app/ui/cx.ts";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { shellMessages as say } from "./texts.ts";
import { SHOP_PAGES, type ShopPage } from "./shop-pages.ts";

type ShopLinksProps = { look: string; signOutLook: string; className?: string | undefined };

/** The menu's links and Sign Out, as the drawer and the footer both show them. */
export function ShopLinks({ look, signOutLook, className }: ShopLinksProps) {
  const follow = useFollowLinks();
  return (
    <ul className={className}>
      {SHOP_PAGES.map(({ to, label, when }) => (
        <Item key={to} when={when}>
          <a className={look} href={to} onClick={follow}>
            {label}
          </a>
        </Item>
      ))}
      <Item when="signed-in">
        {/* A new document, so that nothing of the account stays behind in the page. */}
        <form action={href("/sign-out")} method="post">
          <button className={cx(look, signOutLook)}>{say.signOut}</button>
        </form>
      </Item>
    </ul>
  );
}

function Item({ when, children }: { when: ShopPage["when"]; children: ReactNode }) {
  return <li data-when={when}>{children}</li>;
}

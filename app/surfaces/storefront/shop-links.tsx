import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#app/ui/cx.ts";
import { shellMessages as say } from "./messages.ts";

type Reader = "signed-in" | "signed-out" | "staff";

/** Every page the menu leads to. `when` hides a link from whom it is not for. */
const PAGES: { to: string; label: string; when?: Reader }[] = [
  { to: "/", label: say.homeLink },
  { to: "/products", label: say.products },
  { to: "/assessment", label: say.assessment },
  { to: "/cart", label: say.cart },
  { to: "/track", label: say.track },
  { to: "/auth", label: say.signIn, when: "signed-out" },
  { to: "/portal", label: say.portal, when: "signed-in" },
  { to: "/admin", label: say.admin, when: "staff" },
];

type ShopLinksProps = { look: string; signOutLook: string; className?: string | undefined };

/** The menu's links and Sign Out, as the drawer and the footer both show them. */
export function ShopLinks({ look, signOutLook, className }: ShopLinksProps) {
  return (
    <ul className={className}>
      {PAGES.map(({ to, label, when }) => (
        <Item key={to} when={when}>
          <Link className={look} to={to}>
            {label}
          </Link>
        </Item>
      ))}
      <Item when="signed-in">
        {/* A new document, so that nothing of the account stays behind in the page. */}
        <form action="/sign-out" method="post">
          <button className={cx(look, signOutLook)}>{say.signOut}</button>
        </form>
      </Item>
    </ul>
  );
}

function Item({ when, children }: { when: Reader | undefined; children: ReactNode }) {
  return <li data-when={when}>{children}</li>;
}

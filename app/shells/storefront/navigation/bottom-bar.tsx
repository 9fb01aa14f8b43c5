import { LayoutGrid, ListChecks, Search, ShoppingBag, UserRound } from "lucide-react";
import { href, useLocation } from "react-router";
import { shellMessages as say } from "../texts.ts";
import { currentOf, type Part } from "./part-of.ts";
import { SEARCH_HREF } from "./search-field.ts";

/** Five links within a thumb's reach, on phones. `shell.css` says when the bar is hidden. */
export function BottomBar() {
  return (
    <nav aria-label={say.bar} className="bottom-bar">
      <ul>
        <Item icon={LayoutGrid} label={say.shop} part="products" to={href("/products")} />
        <Item data-search="" icon={Search} label={say.search} part="search" to={SEARCH_HREF} />
        <Item icon={ListChecks} label={say.assessment} part="assessment" to={href("/assessment")} />
        <Item data-counts="" icon={ShoppingBag} label={say.cart} part="cart" to={href("/cart")} />
        {/* Signed-out visitors are asked to sign in there and then redirected. */}
        <Item icon={UserRound} label={say.me} part="account" to={href("/portal")} />
      </ul>
    </nav>
  );
}

type ItemProps = {
  part: Part;
  to: string;
  icon: typeof Search;
  label: string;
  "data-counts"?: "";
  "data-search"?: "";
};

function Item({ part, to, icon: Icon, label, ...data }: ItemProps) {
  const here = useLocation();
  return (
    <li>
      <a {...data} aria-current={currentOf(to, part, here)} href={to}>
        <Icon aria-hidden="true" />
        {"data-counts" in data && <span aria-hidden="true" className="cart-count" />}
        {label}
      </a>
    </li>
  );
}

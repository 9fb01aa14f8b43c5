import { LayoutGrid, ListChecks, Search, ShoppingBag, UserRound } from "lucide-react";
import { useEffect, useState, type ComponentProps } from "react";
import { NavigationType, href, useLocation, useNavigationType } from "react-router";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { shellMessages as say } from "../texts.ts";
import { useHeaderSummary } from "../use-header-summary.ts";
import { currentOf, isListing, type Part } from "./part-of.ts";
import { SEARCH_HREF, focusSearch } from "./search-field.ts";

/** Five links within a thumb's reach, on phones. `shell.css` says when the bar is hidden. */
export function BottomBar() {
  const { pathname } = useLocation();
  const follow = useFollowLinks();
  useArrivalAtSearch();
  return (
    <nav aria-label={say.bar} className="bottom-bar" data-typing={useTyping() || undefined}>
      <ul>
        <Item
          icon={LayoutGrid}
          label={say.shop}
          onClick={follow}
          part="products"
          to={href("/products")}
        />
        <Item
          icon={Search}
          label={say.search}
          onClick={(event) => {
            // Phones open their keyboard only if the focus moves within the tap.
            if (isListing(pathname) && focusSearch()) event.preventDefault();
            else follow(event);
          }}
          part="search"
          to={SEARCH_HREF}
        />
        <Item
          icon={ListChecks}
          label={say.assessment}
          onClick={follow}
          part="assessment"
          to={href("/assessment")}
        />
        <Cart onClick={follow} />
        {/* Signed-out visitors are asked to sign in there and then redirected. */}
        <Item
          icon={UserRound}
          label={say.me}
          onClick={follow}
          part="account"
          to={href("/portal")}
        />
      </ul>
    </nav>
  );
}

type ItemProps = Pick<ComponentProps<"a">, "aria-label" | "onClick"> & {
  part: Part;
  to: string;
  icon: typeof Search;
  label: string;
  counts?: boolean;
};

function Item({ part, to, icon: Icon, label, counts, ...link }: ItemProps) {
  const here = useLocation();
  return (
    <li>
      <a {...link} aria-current={currentOf(to, part, here)} href={to}>
        <Icon aria-hidden="true" />
        {counts && <span aria-hidden="true" className="cart-count" />}
        {label}
      </a>
    </li>
  );
}

/** Reads the summary here, so that its changes render nothing else again. */
function Cart({ onClick }: Pick<ItemProps, "onClick">) {
  const count = useHeaderSummary()?.count;
  return (
    <Item
      aria-label={count ? say.cartWith(count) : undefined}
      counts
      icon={ShoppingBag}
      label={say.cart}
      onClick={onClick}
      part="cart"
      to={href("/cart")}
    />
  );
}

/** A phone shows its keyboard while a field has the focus. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(document.activeElement?.matches(":read-write") ?? false);
    look();
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
    };
  }, []);
  return typing;
}

/** Focuses the search field after navigation, as browsers do for a fragment in a new document. */
function useArrivalAtSearch(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // Going back shows the results, so the keyboard stays closed.
    if (type === NavigationType.Pop) return;
    if (SEARCH_HREF === `${location.pathname}${location.hash}`) focusSearch();
  }, [location, type]);
}

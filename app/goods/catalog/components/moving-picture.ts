import { useEffect, useLayoutEffect, type RefObject } from "react";
import { href, useViewTransitionState } from "react-router";

/** The product whose page was opened last. Its picture moves between its card and the page. */
let last = "";

export function useAsLast(slug: string): void {
  useEffect(() => {
    last = slug;
  }, [slug]);
}

/** Returns a function that cards call before they open a product's page. */
export function useMovingPicture(cards: RefObject<HTMLElement | null>): (slug: string) => void {
  const moves = useViewTransitionState(href("/product/:id", { id: last || "-" }));

  useLayoutEffect(() => {
    const card = moves && cards.current?.querySelector(`[data-product="${CSS.escape(last)}"]`);
    const picture = card ? card.querySelector("picture") : null;
    picture?.style.setProperty("view-transition-name", "product-picture");
    return () => void picture?.style.removeProperty("view-transition-name");
  }, [cards, moves]);

  return (slug) => {
    last = slug;
  };
}

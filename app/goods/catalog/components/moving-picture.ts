import { useEffect, useLayoutEffect, type RefObject } from "react";
import { href, useViewTransitionState } from "react-router";

/** The product whose page was opened last: its picture moves from its card to the page, and back. */
let last = "";

/** For the page of a product. */
export function useAsLast(slug: string): void {
  useEffect(() => {
    last = slug;
  }, [slug]);
}

/** For the cards; answers a function to call with the product whose page is about to be opened. */
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

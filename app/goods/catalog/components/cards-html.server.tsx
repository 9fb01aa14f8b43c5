import { renderToStaticMarkup } from "react-dom/server";
import { toCard, type CardSource } from "../views/product-card.ts";
import { BeforeCards, ProductCard, type ProductCardProps } from "./product-card.tsx";
import { PRODUCT_GRID } from "./product-grid-skeleton.tsx";

type ImageLoading = ProductCardProps["loading"];

/** The first row of a phone loads at once. */
const LOADING: readonly ImageLoading[] = ["first", "soon"];

const before = renderToStaticMarkup(<BeforeCards />);

/** A card looks the same in every list, so React renders it once while it is remembered. */
const rendered = new WeakMap<CardSource, Map<ImageLoading, string>>();

export function cardsHtml(products: readonly CardSource[]): string {
  const cards = products.map((product, place) => cardHtml(product, LOADING[place] ?? "later"));
  return `${before}<ul class="${PRODUCT_GRID}">${cards.join("")}</ul>`;
}

function cardHtml(product: CardSource, loading: ImageLoading): string {
  const made = rendered.get(product) ?? new Map<ImageLoading, string>();
  const html =
    made.get(loading) ??
    renderToStaticMarkup(<ProductCard loading={loading} product={toCard(product)} />);
  rendered.set(product, made.set(loading, html));
  return html;
}

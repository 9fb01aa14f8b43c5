import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { listingMessages as say } from "../texts/shopper-listing.ts";
import { pictureFile } from "../views/shown-picture.ts";
import { toCard, type CardSource } from "../views/product-card.ts";
import { BeforeCards, ProductCard, type ProductCardProps } from "./product-card.tsx";
import { StillLife } from "./still-life.tsx";

const GRID = "grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4";

type ImageLoading = ProductCardProps["loading"];

/** The first row of a phone loads at once. */
const LOADING: readonly ImageLoading[] = ["first", "soon"];

const before = renderToStaticMarkup(<BeforeCards />);

/** A card looks the same in every list, so React renders it once while it is remembered. */
const rendered = new WeakMap<CardSource, Map<ImageLoading, string>>();

export function cardsHtml(products: readonly CardSource[]): string {
  const cards = products.map((product, place) => cardHtml(product, LOADING[place] ?? "later"));
  const invitation = invitations[products.length % WIDE.length] ?? "";
  return `${before}<ul class="${GRID}">${cards.join("")}${invitation}</ul>`;
}

/** By the cards in the last row of a wide screen: the room that is left there. */
const WIDE = [undefined, "xl:col-span-3 xl:grid-cols-2", "xl:col-span-2 xl:grid-cols-2", "xl:grid"];
const picture = pictureFile("reading-doctor");

const invitations = WIDE.map(
  (width) =>
    width &&
    renderToStaticMarkup(
      <Card as="li" className={cx("hidden xl:grid", width)} padding="none" tint="sea">
        {picture && <StillLife className="xl:aspect-auto" file={picture} sizes="36rem" />}
        <div className="grid content-center justify-items-start gap-3 p-8">
          <p className="font-display text-2xl text-balance">{say.unsure}</p>
          <p>{say.unsureText}</p>
          <a className={buttonLook({ variant: "secondary" })} href={href("/assessment")}>
            {say.assessment}
          </a>
        </div>
      </Card>,
    ),
);

function cardHtml(product: CardSource, loading: ImageLoading): string {
  const made = rendered.get(product) ?? new Map<ImageLoading, string>();
  const html =
    made.get(loading) ??
    renderToStaticMarkup(<ProductCard loading={loading} product={toCard(product)} />);
  rendered.set(product, made.set(loading, html));
  return html;
}

import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { StarterCard } from "./show-starter.server.ts";
import { starterMessages as say } from "../../texts/staff-starter.ts";
import { ProductPicture } from "../../components/product-picture.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** Each starter product as a card, with its price and what adding would do. */
export function StarterCards({ cards }: { cards: readonly StarterCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li
          className="grid grid-cols-[6rem_1fr] overflow-hidden rounded-card border border-line bg-surface"
          key={card.slug}
        >
          <ProductPicture
            className="size-full min-h-36"
            product={{ ...card, picture: { ...card.picture, alt: "" } }}
            sizes="6rem"
          />
          <div className="grid content-start gap-1.5 p-4">
            <h2 className="text-lg font-semibold">{card.name}</h2>
            <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
              <span>{card.category}</span>
              <span className="figures text-ink">{card.price}</span>
            </p>
            <p className="text-sm">
              <Unbroken>{card.shortDescription}</Unbroken>
            </p>
            <p className="text-sm text-ink-soft">
              {[card.status, card.clearance, card.drawn].filter(Boolean).join(". ")}.
            </p>
            <State known={card.known} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function State({ known }: Pick<StarterCard, "known">) {
  if (!known) {
    return (
      <Badge look="plain" tone="success">
        {say.willAdd}
      </Badge>
    );
  }
  return (
    <TextLink to={href("/admin/products/:productId", { productId: known.id })}>
      {known.isArchived ? say.isArchived : say.isThere}
    </TextLink>
  );
}

import { BeforeCards, ProductCard } from "../../../components/product-card.tsx";
import { Price } from "../../../components/price.tsx";
import { StatusLine } from "../../../components/status-line.tsx";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import type { ProductCard as CardContent } from "../../../views/product-card.ts";

/** The card and the top of the page as shoppers will see them; none of its links lead anywhere. */
export function ProductPreview({ card }: { card: CardContent | undefined }) {
  if (!card) return <p className="hidden text-ink-soft xl:grid">{say.noPreview}</p>;
  return (
    <aside aria-label={say.previews} className="sticky top-20 hidden gap-6 xl:grid">
      <figure className="grid gap-2">
        <figcaption className="text-sm text-ink-soft">{say.headPreview}</figcaption>
        <div className="grid gap-1 rounded-card border border-line bg-surface p-5" inert>
          <p className="font-display text-2xl leading-tight break-words">{card.name}</p>
          <StatusLine status={card.status} />
          <Price compareAt={card.compareAt} from={card.isFrom} price={card.price} size="page" />
          <p className="text-sm text-ink-soft">{card.vial}</p>
        </div>
      </figure>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-ink-soft">{say.cardPreview}</figcaption>
        <div inert>
          <BeforeCards />
          <ul>
            <ProductCard loading="soon" product={card} />
          </ul>
        </div>
      </figure>
    </aside>
  );
}

import { Link, href } from "react-router";
import { AddToCartForm, ChooseLink } from "#app/goods/catalog/components/add-to-cart-form.tsx";
import { CoursePrice, Price } from "#app/goods/catalog/components/price.tsx";
import { ProductPicture } from "#app/goods/catalog/components/product-picture.tsx";
import { StatusLine } from "#app/goods/catalog/components/status-line.tsx";
import { StockBadge } from "#app/goods/catalog/components/stock-badge.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { resultMessages as say } from "../texts/shopper-result.ts";
import type { Offer } from "../views/own-result.ts";

type OfferCardProps = {
  offer: Offer;
  first: boolean;
  /** Adding is the screen's one action only where no professional comes first. */
  main: boolean;
};

/** A product of the present catalog. Its price, stock and clearance decide what the buyer can do. */
export function OfferCard({ offer, first, main }: OfferCardProps) {
  const { card, cautions, clearance, mayAsk, hint } = offer;
  const look = main ? "primary" : "secondary";
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        <ProductPicture
          className="aspect-square w-22 rounded-control xs:w-28"
          loading="soon"
          product={card}
          shape="thumb"
          sizes="7rem"
        />
        <div className="grid flex-[1_1_8rem] content-start justify-items-start gap-1">
          {first && <Badge tone="success">{say.first}</Badge>}
          <h3 className="text-xl break-words">{card.name}</h3>
          <StatusLine status={card.status} />
          <Price compareAt={card.compareAt} from={card.isFrom} price={card.price} />
          <CoursePrice course={card.course} monthly={card.monthly} />
          <StockBadge alsoWhenPlenty stock={card.stock} />
        </div>
      </div>
      <p>
        <Unbroken>{card.sentence}</Unbroken>
      </p>
      {hint && (
        <p className="rounded-control bg-sunken px-4 py-3">
          <span className="figures block font-semibold">{say.hint(hint)}</span>
          <span className="block text-sm text-ink-soft">{say.hintMore}</span>
        </p>
      )}
      {cautions && <CautionList cautions={cautions} />}
      {clearance === "acknowledge" && (
        <p className="text-sm text-ink-soft">{say.supervised(card.name)}</p>
      )}
      {clearance === "required" && <p className="text-sm">{say.approval(card.name)}</p>}
      <div className="grid gap-1">
        {card.orderable &&
          (card.hasVariants ? (
            <ChooseLink look={look} product={card} />
          ) : (
            <AddToCartForm look={look} product={card} />
          ))}
        {mayAsk && (
          <LinkButton
            aria-label={say.askFor(card.name)}
            prefetch="none"
            to={href("/clearance/:id", { id: card.slug })}
            variant={look}
          >
            {say.ask}
          </LinkButton>
        )}
        <Link
          className="inline-flex min-h-11 items-center justify-center font-semibold text-accent underline-offset-4 hover:underline"
          to={href("/product/:id", { id: card.slug })}
        >
          {say.read(card.name)}
        </Link>
      </div>
    </Card>
  );
}

function CautionList({ cautions }: { cautions: NonNullable<Offer["cautions"]> }) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
        {cautions.title}
      </summary>
      <div className="grid gap-2">
        {cautions.groups.map(({ title, items }) => (
          <p key={title}>
            <span className="font-semibold">{title}: </span>
            {items.join("; ")}
          </p>
        ))}
        <p className="text-ink-soft">{cautions.sources}</p>
      </div>
    </details>
  );
}

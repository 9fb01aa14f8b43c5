import { Link } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { LinePicture } from "#app/selling/cart/components/line-picture.tsx";
import type { ShownPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { Tint } from "#app/ui/tone.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type Line = {
  id: string;
  name: string;
  quantity: number;
  total: number;
  /** The address where the buyer can review this item. */
  review?: string | undefined;
  /** The lot numbers as printed on the vials. */
  lots?: readonly string[];
  tint: Tint;
  picture: ShownPicture | undefined;
};

type OrderLinesProps = { lines: readonly Line[] };

export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ id, name, quantity, total, review, lots = [], tint, picture }) => (
        <li className="flex flex-wrap items-center gap-x-4" key={id}>
          <LinePicture
            className="aspect-square w-14 shrink-0 rounded-control"
            line={{ name, tint, picture }}
            sizes="3.5rem"
          />
          <span className="min-w-0 flex-[1_1_5rem]">
            <Unbroken>{name}</Unbroken>{" "}
            <span className="figures text-ink-soft">{say.times(quantity)}</span>
            {lots.length > 0 && (
              <span className="figures block text-sm text-ink-soft">
                <Unbroken>{say.fromLots(lots)}</Unbroken>
              </span>
            )}
            {review && (
              <Link
                aria-label={say.reviewOf(name)}
                className="flex min-h-11 w-fit items-center text-accent underline underline-offset-4"
                to={review}
              >
                {say.review}
              </Link>
            )}
          </span>
          <span className="figures ml-auto whitespace-nowrap">{formatMoney(total)}</span>
        </li>
      ))}
    </ul>
  );
}

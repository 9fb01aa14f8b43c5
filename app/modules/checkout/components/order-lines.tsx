import type { ComponentProps } from "react";
import { Link } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { LinePicture } from "#app/modules/cart/components/line-picture.tsx";
import { cx } from "#app/ui/cx.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";

type Line = {
  id: string;
  name: string;
  quantity: number;
  total: number;
  /** Where its buyer can review it. */
  review?: string | undefined;
};
type Look = Omit<ComponentProps<typeof LinePicture>["line"], "name">;

/** With pictures before an order; a receipt is a list of words and sums. */
type OrderLinesProps = { lines: readonly (Line & Partial<Look>)[] };

export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ id, name, quantity, total, review, tint, picture }) => (
        <li className={cx("flex gap-4", tint ? "items-center" : "items-baseline")} key={id}>
          {tint && (
            <LinePicture
              className="aspect-square w-14 shrink-0 rounded-control"
              line={{ name, tint, picture }}
              sizes="3.5rem"
            />
          )}
          <span className="flex-1">
            {name} <span className="figures text-ink-soft">{say.times(quantity)}</span>
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
          <span className="figures whitespace-nowrap">{formatMoney(total)}</span>
        </li>
      ))}
    </ul>
  );
}

import { href } from "react-router";
import type { ShownSchedule } from "../show-prices.server.ts";
import { priceMessages as say } from "../../../texts/staff-prices.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/button.tsx";

export type ComingPricesProps = {
  productId: string;
  coming: readonly ShownSchedule[];
  /** Schedules that changed no price at their end, because staff had set another one before. */
  left: readonly ShownSchedule[];
};

/** Planned price changes in the price part of the form, with a link to their page. */
export function ComingPrices({ productId, coming, left }: ComingPricesProps) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{say.coming}</h3>
      {left.map(({ id, item, endedAt, note }) => (
        <Notice announced={false} key={id} title={say.left(item, endedAt ?? "")} tone="warning">
          {note}
        </Notice>
      ))}
      {coming.length === 0 ? (
        <p className="text-ink-soft">{say.none}</p>
      ) : (
        <ul className="grid gap-1">
          {coming.map(({ id, item, price, period }) => (
            <li key={id}>
              {item}: <span className="figures">{price}</span>
              <span className="block text-sm text-ink-soft">{period}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink
          data-act="products.plan-price"
          to={href("/admin/products/:productId/prices", { productId })}
        >
          {say.open}
        </TextLink>
      </p>
    </div>
  );
}

import { href } from "react-router";
import { LevelBadge } from "../../../components/level-badge.tsx";
import type { LevelState } from "../../../rules/level-state.ts";
import { levelMessages as levels } from "../../../texts/staff-levels.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { ComingPrices, type ComingPricesProps } from "./coming-prices.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { Line, Part, type PartProps } from "./form-parts.tsx";

type ProductStock = {
  onHand: number;
  reserved: number;
  /** Undefined if each variant has its own. */
  state: LevelState | undefined;
  page: string;
};

export type StoredProduct = {
  id: string;
  pictures: number;
  /** Pictures without a description, which shoppers do not see. */
  hiddenPictures: number;
  hasVariants: boolean;
  /** Only listed products have variants. */
  isProduct: boolean;
  prices: Omit<ComingPricesProps, "productId">;
  /** Undefined for a service. */
  stock: ProductStock | undefined;
};

type SalesPartProps = PartProps & { product: StoredProduct | undefined };

/** Prices for the buyer, and the shop's cost. */
export function PricingPart({ product, ...part }: SalesPartProps) {
  return (
    <Part {...part} id="pricing" open={!product}>
      {product?.hasVariants ? (
        <p>{say.priceOfVariants}</p>
      ) : (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Line
            {...part}
            act={product && "price"}
            label={say.price}
            max={20}
            mode="decimal"
            name="price"
            needed
          />
          {product && (
            <Line
              {...part}
              hint={say.compareHint}
              label={say.compareAt}
              max={20}
              mode="decimal"
              name="compare_at_price"
            />
          )}
        </div>
      )}
      <Line
        {...part}
        hint={say.costHint}
        label={say.cost}
        max={20}
        mode="decimal"
        name="cost_per_item"
      />
      <CheckboxField
        defaultChecked={part.values["statutory_discount"] === "on"}
        hint={say.statutoryDiscountHint}
        label={say.statutoryDiscount}
        name="statutory_discount"
      />
      {product && <ComingPrices productId={product.id} {...product.prices} />}
      {product?.isProduct && (
        <p>
          <TextLink to={href("/admin/products/:productId/variants", { productId: product.id })}>
            {product.hasVariants ? say.toVariants : say.addVariants}
          </TextLink>
        </p>
      )}
    </Part>
  );
}

/** SKU and stock. */
export function InventoryPart({ product, ...part }: SalesPartProps) {
  return (
    <Part {...part} id="inventory">
      <Line {...part} hint={say.skuHint} label={say.sku} max={40} name="sku" />
      <Line
        {...part}
        hint={say.weightHint}
        label={say.weight}
        max={6}
        mode="numeric"
        name="weight"
      />
      {product ? (
        product.stock && <Shelf {...product.stock} />
      ) : (
        <Line
          {...part}
          hint={say.quantityHint}
          label={say.quantity}
          max={6}
          mode="numeric"
          name="inventory_quantity"
        />
      )}
    </Part>
  );
}

function Shelf({ onHand, reserved, state, page }: ProductStock) {
  const figures = [
    [say.onHand, onHand],
    [say.reserved, reserved],
    [say.free, onHand - reserved],
  ] as const;
  return (
    <div className="grid gap-2">
      {state && <LevelBadge state={state} />}
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures text-xl">{count.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-6">
        <TextLink data-act="stock.adjust" to={page}>
          {state ? levels.open : levels.openAll}
        </TextLink>
        <TextLink to={href("/admin/lots")}>{say.toLots}</TextLink>
      </p>
    </div>
  );
}

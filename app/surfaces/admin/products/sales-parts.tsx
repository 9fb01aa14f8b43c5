import { href, Link } from "react-router";
import { productAdminMessages as say } from "#app/modules/catalog/texts/staff-products.ts";
import { Line, Part, type PartProps } from "./form-parts.tsx";

export type StoredProduct = {
  id: string;
  pictures: number;
  hasVariants: boolean;
  /** Undefined for a service. */
  stock: { onHand: number; reserved: number } | undefined;
};

type SalesPartProps = PartProps & { product: StoredProduct | undefined };

/** What it costs the buyer, and what it costs the shop. */
export function PricingPart({ product, ...part }: SalesPartProps) {
  return (
    <Part id="pricing">
      {product?.hasVariants ? (
        <p>{say.priceOfVariants}</p>
      ) : (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Line {...part} label={say.price} max={20} mode="decimal" name="price" needed />
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
    </Part>
  );
}

/** Its number in the storeroom, and how many are there. */
export function InventoryPart({ product, ...part }: SalesPartProps) {
  return (
    <Part id="inventory">
      <Line {...part} hint={say.skuHint} label={say.sku} max={40} name="sku" />
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

function Shelf({ onHand, reserved }: { onHand: number; reserved: number }) {
  const figures = [
    [say.onHand, onHand],
    [say.reserved, reserved],
    [say.free, onHand - reserved],
  ] as const;
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures text-xl">{count.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          to={href("/admin/lots")}
        >
          {say.toLots}
        </Link>
      </p>
    </div>
  );
}

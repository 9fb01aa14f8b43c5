import { Check, Plus } from "lucide-react";
import { formatMoney } from "#app/lib/money.ts";
import type { ShownPicture } from "#app/goods/catalog/views/shown-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import { CartForm } from "./cart-form.tsx";
import { LinePicture } from "./line-picture.tsx";

export type AddOn = {
  id: string;
  name: string;
  text: string;
  price: number;
  tint: Tint;
  picture: ShownPicture | undefined;
  inCart: boolean;
};

export function AddOns({ addOns }: { addOns: readonly AddOn[] }) {
  if (addOns.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{say.addOns}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {addOns.map((addOn) => (
          <Card as="li" className="grid grid-rows-[auto_1fr_auto] gap-3" key={addOn.id}>
            <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
              <LinePicture className="aspect-square rounded-card" line={addOn} sizes="5rem" />
              <div className="grid gap-1">
                <h3 className="text-xl">{addOn.name}</h3>
                <p className="figures font-semibold">{formatMoney(addOn.price)}</p>
              </div>
            </div>
            <p className="text-sm text-ink-soft">{addOn.text}</p>
            <div className="self-end">
              {addOn.inCart ? (
                <p className="flex min-h-11 items-center gap-2 text-success">
                  <Check aria-hidden="true" className="size-4" />
                  {say.inCart}
                </p>
              ) : (
                <CartForm
                  change={{ intent: "add", productId: addOn.id, variantId: "", quantity: "1" }}
                >
                  <Button aria-label={say.addThis(addOn.name)} variant="secondary">
                    <Plus aria-hidden="true" className="size-4" />
                    {say.add}
                  </Button>
                </CartForm>
              )}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

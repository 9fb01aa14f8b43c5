import { StatusLine } from "#app/goods/catalog/components/status-line.tsx";
import { StockBadge } from "#app/goods/catalog/components/stock-badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { changeOrderMessages } from "../texts/shopper-changes.ts";
import { FIND_FIELD, type ShownOffers } from "../views/show-offers.ts";
import { UnitsError, UnitsStepper } from "./change-line.tsx";
import { FormSection } from "./form-section.tsx";

const { add: say } = changeOrderMessages;

/** The part of the page that a search returns to. */
export const ADD_PART = "add";

type AddItemsProps = {
  /** The address of the page itself. */
  address: string;
  offers: ShownOffers;
  /** The values of a refused form. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The intent for searching in a form whose data must not appear in an address. */
  search?: string;
  words?: { title: string; lead: string };
};

/**
 * Finds items that the order does not have yet. The button sends the whole form to the page's own
 * address, so that no quantity is lost, with or without a script. With `search`, it sends the form
 * as another intent instead.
 */
export function AddItems({ address, offers, typed, errors, search, words = say }: AddItemsProps) {
  const asked = search
    ? { name: "intent", value: search }
    : ({ formAction: `${address}#${ADD_PART}`, formMethod: "get" } as const);
  return (
    <div className="scroll-mt-24" id={ADD_PART}>
      <FormSection lead={words.lead} title={words.title}>
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <Field label={say.find} name={FIND_FIELD}>
            <Input
              autoComplete="off"
              defaultValue={offers.find}
              enterKeyHint="search"
              maxLength={100}
              type="search"
            />
          </Field>
          <div className="sm:pt-7.5">
            <Button {...asked} variant="secondary">
              {say.search}
            </Button>
          </div>
        </div>
        {offers.looked && (
          <output className="block">
            {offers.items.length === 0 ? say.nothing : say.found(offers.items.length)}
          </output>
        )}
        {offers.items.length > 0 && (
          <ul className="grid gap-4">
            {offers.items.map((item) => (
              <Offer
                error={errors[item.field]}
                item={item}
                key={item.field}
                quantity={Number(typed[item.field] ?? item.quantity)}
              />
            ))}
          </ul>
        )}
      </FormSection>
    </div>
  );
}

type OfferProps = {
  item: ShownOffers["items"][number];
  quantity: number;
  error: string | undefined;
};

function Offer({ item: { field, name, ...item }, quantity, error }: OfferProps) {
  return (
    <li className="grid gap-1 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p>{name}</p>
          <StatusLine status={item.status} />
          <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            {item.price} <StockBadge alsoWhenPlenty stock={item.stock} />
          </p>
        </div>
        <UnitsStepper field={field} name={name} units={Number.isNaN(quantity) ? 0 : quantity} />
        <input name={item.priceField} type="hidden" value={item.shownPrice} />
      </div>
      <UnitsError error={error} field={field} />
    </li>
  );
}

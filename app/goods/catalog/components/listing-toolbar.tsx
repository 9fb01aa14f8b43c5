import { Search, ShoppingBag } from "lucide-react";
import { href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Button } from "#app/ui/button.tsx";
import { Input, Select } from "#app/ui/field.tsx";
import { listingMessages } from "../texts/shopper-listing.ts";
import { SORTS, type ListingParams } from "../rules/listing-params.ts";

const say = listingMessages;
const FORM = "listing-form";

/** The search stays within the category of `action`. */
export function SearchForm({ action, search }: { action: string; search: string }) {
  return (
    <search>
      <form action={action} className="relative" id={FORM}>
        <Input
          aria-label={say.search}
          id="listing-search"
          className="rounded-pill pr-12 pl-4"
          defaultValue={search}
          enterKeyHint="search"
          maxLength={100}
          name="q"
          placeholder={say.search}
          type="search"
        />
        <Button
          aria-label={say.searchButton}
          className="absolute! top-0 right-0"
          data-tip=""
          size="icon"
          variant="quiet"
        >
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </form>
    </search>
  );
}

/** On a phone the header scrolls away, but the line with the search stays. */
export function CartLink() {
  return (
    <a
      aria-label={say.cart}
      className={buttonLook({ variant: "quiet", size: "icon", className: "-mr-2.5 md:hidden" })}
      href={href("/cart")}
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="cart-count" />
    </a>
  );
}

/** Part of the search form. It sorts at once with JavaScript, and by its button without. */
export function SortSelect({ sort }: Pick<ListingParams, "sort">) {
  return (
    <div className="flex items-center gap-2">
      <label className="shrink-0 text-sm text-ink-soft max-md:sr-only" htmlFor="listing-sort">
        {say.sort}
      </label>
      <Select data-submits="" defaultValue={sort} form={FORM} id="listing-sort" name="sort">
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button form={FORM} variant="secondary">
          {say.sortButton}
        </Button>
      </span>
    </div>
  );
}

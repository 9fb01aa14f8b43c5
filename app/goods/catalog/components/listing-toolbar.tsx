import { Search, ShoppingBag } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Button } from "#app/ui/button.tsx";
import { Input, Select } from "#app/ui/field.tsx";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { listingMessages } from "../texts/shopper-listing.ts";
import { SORTS, type ListingParams } from "../rules/listing-params.ts";

const say = listingMessages;
const FORM = "listing-form";

/** The search stays within the category of `action`. */
export function SearchForm({ action, search }: { action: string; search: string }) {
  const input = useFollowing<HTMLInputElement>(search);
  return (
    <search>
      <Form action={action} className="relative" id={FORM}>
        <Input
          aria-label={say.search}
          className="rounded-pill pr-12 pl-4"
          defaultValue={search}
          enterKeyHint="search"
          maxLength={100}
          name="q"
          placeholder={say.search}
          ref={input}
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
      </Form>
    </search>
  );
}

/** On a phone the header scrolls away, but the line with the search stays. */
export function CartLink() {
  const follow = useFollowLinks();
  return (
    <a
      aria-label={say.cart}
      className={buttonLook({ variant: "quiet", size: "icon", className: "-mr-2.5 md:hidden" })}
      href={href("/cart")}
      onClick={follow}
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="cart-count" />
    </a>
  );
}

/** Part of the search form. It sorts at once with JavaScript, and by its button without. */
export function SortSelect({ sort }: Pick<ListingParams, "sort">) {
  const select = useFollowing<HTMLSelectElement>(sort);
  return (
    <div className="flex items-center gap-2">
      <label className="shrink-0 text-sm text-ink-soft max-md:sr-only" htmlFor="listing-sort">
        {say.sort}
      </label>
      <Select
        defaultValue={sort}
        form={FORM}
        id="listing-sort"
        name="sort"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        ref={select}
      >
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

/**
 * The Back button and the tabs change the address. The control follows the address, except while
 * the buyer types in it.
 */
function useFollowing<C extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<C>(null);
  const followed = useRef(value);
  useEffect(() => {
    const element = control.current;
    const typing = element === document.activeElement && element?.value !== followed.current;
    if (element && !typing) element.value = value;
    followed.current = value;
  }, [value]);
  return control;
}

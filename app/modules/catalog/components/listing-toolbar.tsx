import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Input, Select } from "#app/ui/field.tsx";
import { listingMessages } from "../texts/shopper-listing.ts";
import { SORTS, type ListingParams } from "../rules/listing-params.ts";

const say = listingMessages;
const FORM = "listing-form";

/** The search stays within the category that `action` names. */
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

/** Belongs to the search form; sorts at once with JavaScript and by its button without. */
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

/** Back and the tabs change the address: the control follows, unless somebody is typing in it. */
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

import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, href, useLocation } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Input } from "#app/ui/field.tsx";
import { shellMessages as say } from "../texts.ts";
import { isListing, searchOf } from "./part-of.ts";

/** From 1024 px. On a listing it searches what is listed, and in the order that was chosen. */
export function HeaderSearch() {
  const here = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const search = searchOf(here);
  const sort = isListing(here.pathname) ? new URLSearchParams(here.search).get("sort") : null;

  // Back and other links change what is searched for.
  useEffect(() => {
    if (input.current) input.current.value = search;
  }, [search]);

  return (
    <search className="max-w-72 min-w-0 flex-1 max-lg:hidden">
      <Form
        action={isListing(here.pathname) ? here.pathname : href("/products")}
        className="relative"
      >
        {sort && <input name="sort" type="hidden" value={sort} />}
        <Input
          aria-label={say.searchProducts}
          className="rounded-pill pr-11 pl-4"
          defaultValue={search}
          enterKeyHint="search"
          maxLength={100}
          name="q"
          placeholder={say.searchProducts}
          ref={input}
          type="search"
        />
        <button
          aria-label={say.search}
          className={buttonLook({
            variant: "quiet",
            size: "icon",
            className: "absolute! top-0 right-0",
          })}
          data-tip=""
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </Form>
    </search>
  );
}

import { Search } from "lucide-react";
import { href, useLocation } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Input } from "#app/ui/field.tsx";
import { shellMessages as say } from "../texts.ts";
import { isListing, searchOf } from "./part-of.ts";

/** From 1024 px. On a listing it searches what is listed, and in the order that was chosen. */
export function HeaderSearch() {
  const here = useLocation();
  const search = searchOf(here);
  const sort = isListing(here.pathname) ? new URLSearchParams(here.search).get("sort") : null;

  return (
    <search className="max-w-72 min-w-0 flex-1 max-lg:hidden">
      <form
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
      </form>
    </search>
  );
}

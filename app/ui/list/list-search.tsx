import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, href, useLocation, useNavigation } from "react-router";
import { searchText, startSort } from "#app/lib/list/list-query.ts";
import { Button } from "../button.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

export const SEARCH_FIELD = "list-search";

/** A search that finds people is sent as a form, so that no address tells whom staff looked for. */
export function ListSearch({ at }: { at: ListAddress }) {
  const { spec, list } = at;
  if (!spec.search) return null;
  const { personal } = spec.search;
  const isSet = list.query.search !== "";
  return (
    <search className="list-search">
      <SearchForm at={at} />
      {isSet && (personal ? <ClearPersonal at={at} /> : <ClearOpen at={at} />)}
    </search>
  );
}

function SearchForm({ at }: { at: ListAddress }) {
  const { path, spec, list } = at;
  const { field, typed, submitted } = useTypedSearch(at);
  if (!spec.search) return null;
  const { label, max, personal } = spec.search;
  return (
    <Form
      action={personal ? href("/admin/lists/search") : path}
      className="contents"
      method={personal ? "post" : "get"}
      noValidate
      onSubmit={submitted}
      preventScrollReset
      replace
    >
      {personal ? <WhichList spec={spec} /> : <WhichFilters at={at} />}
      <label className="sr-only" htmlFor={SEARCH_FIELD}>
        {label}
      </label>
      <Search aria-hidden="true" className="list-search-icon" />
      <input
        autoComplete="off"
        className="list-search-field"
        defaultValue={list.query.search}
        id={SEARCH_FIELD}
        maxLength={max}
        name="q"
        onInput={typed}
        placeholder={label}
        ref={field}
        type="search"
      />
      {/* Shown where no script searches while staff type. */}
      <Button size="compact" variant="secondary">
        {say.search}
      </Button>
    </Form>
  );
}

function WhichFilters({ at: { spec, list } }: { at: ListAddress }) {
  return (
    <>
      {Object.entries(list.query.filters).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {list.query.sort !== startSort(spec, list.query) && (
        <input name="sort" type="hidden" value={list.query.sort} />
      )}
    </>
  );
}

function WhichList({ spec }: Pick<ListAddress, "spec">) {
  const { pathname, search } = useLocation();
  return (
    <>
      <input name="list" type="hidden" value={spec.key} />
      <input name="back" type="hidden" value={pathname + search} />
    </>
  );
}

const cross = <X aria-hidden="true" className="size-4" />;

function ClearPersonal({ at: { spec } }: { at: ListAddress }) {
  return (
    <Form action={href("/admin/lists/search")} className="contents" method="post">
      <WhichList spec={spec} />
      <input name="q" type="hidden" value="" />
      <button aria-label={say.clearSearch} className="list-search-clear">
        {cross}
      </button>
    </Form>
  );
}

function ClearOpen({ at }: { at: ListAddress }) {
  const to = addressOf(at, { ...at.list.query, search: "" });
  return (
    <Link aria-label={say.clearSearch} className="list-search-clear" to={to}>
      {cross}
    </Link>
  );
}

/** Waits for a pause in typing, so that only the finished text is searched. */
const PAUSE_MS = 250;

/**
 * Searches while staff type. The field is not controlled, so that it keeps its caret; the router
 * aborts an earlier search, so that an older answer never replaces a newer one.
 */
function useTypedSearch({ spec, list: { query } }: Pick<ListAddress, "spec" | "list">) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(query.search);
  const isIdle = useNavigation().state === "idle";

  function typed() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (searchText(spec, field.current?.value) !== sent.current)
        field.current?.form?.requestSubmit();
    }, PAUSE_MS);
  }
  function submitted() {
    clearTimeout(pause.current);
    pause.current = undefined;
    sent.current = searchText(spec, field.current?.value);
  }

  // A search that was cleared, or that another page replaced, empties the field.
  useEffect(() => {
    if (!field.current || !isIdle || pause.current !== undefined) return;
    if (sent.current !== query.search) field.current.value = query.search;
    sent.current = query.search;
  }, [isIdle, query.search]);

  // Letters may have been typed before the page was alive.
  useEffect(() => {
    typed();
    return () => clearTimeout(pause.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { field, typed, submitted };
}

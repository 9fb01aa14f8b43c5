import { Search, X } from "lucide-react";
import { Form, Link, href, useLocation, useNavigation } from "react-router";
import { startSort } from "#app/lib/list/list-query.ts";
import { buttonLook } from "../button-look.ts";
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
      {personal ? <PersonalSearch at={at} /> : <OpenSearch at={at} />}
      {isSet && (personal ? <ClearPersonal at={at} /> : <ClearOpen at={at} />)}
    </search>
  );
}

function OpenSearch({ at: { path, spec, list } }: { at: ListAddress }) {
  return (
    <Form action={path} className="contents" noValidate>
      {Object.entries(list.query.filters).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {list.query.sort !== startSort(spec, list.query) && (
        <input name="sort" type="hidden" value={list.query.sort} />
      )}
      <SearchField list={list} spec={spec} />
    </Form>
  );
}

function PersonalSearch({ at: { spec, list } }: { at: ListAddress }) {
  const pending = useNavigation().formData?.has("q") ?? false;
  return (
    <Form action={href("/admin/lists/search")} className="contents" method="post" noValidate>
      <WhichList spec={spec} />
      <SearchField list={list} pending={pending} spec={spec} />
    </Form>
  );
}

type SearchFieldProps = Pick<ListAddress, "spec" | "list"> & { pending?: boolean };

function SearchField({ spec: { search }, list, pending }: SearchFieldProps) {
  if (!search) return null;
  return (
    <>
      <label className="sr-only" htmlFor={SEARCH_FIELD}>
        {search.label}
      </label>
      <Search aria-hidden="true" className="list-search-icon" />
      <input
        autoComplete="off"
        className="list-search-field"
        defaultValue={list.query.search}
        id={SEARCH_FIELD}
        key={list.query.search}
        maxLength={search.max}
        name="q"
        placeholder={search.label}
        type="search"
      />
      <Button pending={pending} size="compact" variant="secondary">
        {say.search}
      </Button>
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

const clearLook = buttonLook({ variant: "quiet", size: "icon" });
const cross = <X aria-hidden="true" className="size-4" />;

function ClearPersonal({ at: { spec } }: { at: ListAddress }) {
  return (
    <Form action={href("/admin/lists/search")} className="contents" method="post">
      <WhichList spec={spec} />
      <input name="q" type="hidden" value="" />
      <button aria-label={say.clearSearch} className={clearLook}>
        {cross}
      </button>
    </Form>
  );
}

function ClearOpen({ at }: { at: ListAddress }) {
  const to = addressOf(at, { ...at.list.query, search: "" });
  return (
    <Link aria-label={say.clearSearch} className={clearLook} to={to}>
      {cross}
    </Link>
  );
}

import { ChevronDown, Download } from "lucide-react";
import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { shownTab, withTab, writeListQuery } from "#app/lib/list/list-query.ts";
import type { ListQuery, ListSpec } from "#app/lib/list/list-spec.ts";
import { Button, LinkButton } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { ChipBox } from "./chip-box.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

type ExportProps = { spec: ListSpec; query: ListQuery; to: string; label?: string | undefined };

type ExportsProps = ExportProps & { second: { to: string; label: string } | undefined };

/** Two exports share one place. */
export function Exports({ second, ...first }: ExportsProps) {
  if (!second) return <ExportForm {...first} />;
  return (
    <div className="list-chip">
      <ChipBox>
        <summary>
          <Download aria-hidden="true" className="size-4" />
          <span>{say.exports}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </summary>
        <div className="list-choices grid gap-2">
          <ExportForm {...first} />
          <ExportForm {...first} {...second} />
        </div>
      </ChipBox>
    </div>
  );
}

/** The form carries its page's filters, since another window may have changed the stored search. */
function ExportForm({ spec, query, to, label = say.export }: ExportProps) {
  return (
    <form action={to} method="post">
      <input name="query" type="hidden" value={writeListQuery(spec, query)} />
      {spec.search?.personal && <input name="search" type="hidden" value={query.search} />}
      <Button size="compact" variant="secondary">
        <Download aria-hidden="true" className="size-4" />
        <span>{label}</span>
      </Button>
    </form>
  );
}

/** Shown for a tab without rows when other tabs may have some. */
export function EmptyTab({ at, icon }: { at: ListAddress; icon: ReactNode }) {
  const { spec, list } = at;
  const { tabs } = spec;
  const shown = tabs?.choices.find(({ value }) => value === shownTab(spec, list.query));
  if (!tabs || !shown) return null;
  const [first] = tabs.choices;
  return (
    <EmptyState
      action={
        <LinkButton to={addressOf(at, withTab(spec, list.query, first.value))} variant="secondary">
          {say.seeTab(first.label)}
        </LinkButton>
      }
      icon={icon}
      title={say.emptyTab(spec.many, shown.label)}
    >
      <p>{say.emptyTabHint}</p>
    </EmptyState>
  );
}

type ClearFiltersProps = { spec: ListSpec; search: string; to: string };

/** A personal search is kept out of the address, so only a form can clear it. */
export function ClearFilters({ spec, search, to }: ClearFiltersProps) {
  if (!spec.search?.personal || search === "") {
    return (
      <LinkButton to={to} variant="secondary">
        {say.clearFilters}
      </LinkButton>
    );
  }
  return (
    <Form action={href("/admin/lists/search")} method="post">
      <input name="list" type="hidden" value={spec.key} />
      <input name="back" type="hidden" value={to} />
      <input name="q" type="hidden" value="" />
      <Button variant="secondary">{say.clearFilters}</Button>
    </Form>
  );
}

import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  filterNames,
  isNarrowed,
  isOtherTab,
  without,
  shownTab,
  viewQuery,
  withTab,
  writeListQuery,
} from "#app/lib/list/list-query.ts";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page.tsx";
import { useLate } from "../use-late.ts";
import { addressOf, type ListAddress } from "./list-address.ts";
import type { ListPageProps, ListProps } from "./list-props.ts";
import { ClearFilters, EmptyTab, Exports } from "./list-exits.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LinkButton } from "../button.tsx";
import { ListSearch } from "./list-search.tsx";
import { ListTable } from "./list-table.tsx";
import { TabsNav, type TabItem } from "../tabs-nav.tsx";
import { listWords as say } from "./list-words.ts";
import { ViewMenu } from "./view-menu.tsx";

/** A list of the back-office. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, lead, actions, children, aside, spec, list, rows, empty } = props;
  const isUnused =
    rows.length === 0 && !isNarrowed(spec, list.query) && !isOtherTab(spec, list.query);
  return (
    <div className="list-page">
      <PageTitle actions={isUnused && actions === empty.action ? undefined : actions} lead={lead}>
        {title}
      </PageTitle>
      {children}
      <div
        className={
          aside
            ? "grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]"
            : ""
        }
      >
        <List {...props} />
        {aside}
      </div>
    </div>
  );
}

function List<Row extends { id: string }>(props: ListProps<Row>) {
  const { spec, list, rows, columns, counts = {}, choices = {}, exportTo, empty } = props;
  const { secondExport } = props;
  const { pathname } = useLocation();
  const { location, formMethod, formData } = useNavigation();
  // A form of the list changes a row or two, so the others stay readable; a search changes all.
  const isOther = location?.pathname === pathname && formMethod !== "POST";
  const isLate = useLate(isOther || formData?.has("q") ? location?.key : undefined) !== undefined;
  const at = { path: pathname, spec, list };
  const sorts = columns.flatMap(({ label, sort }) => (sort === undefined ? [] : [{ label, sort }]));
  const names = (spec.filters ?? []).flatMap(filterNames);
  const cleared = addressOf(at, { ...without(list.query, ...names), search: "" });
  return (
    <section aria-label={props.caption} className="list">
      <ListTabs at={at} counts={counts} />
      <div className="list-tools">
        <ListSearch at={at} />
        <div className="list-row">
          <ListFilters at={at} choices={choices} columns={sorts} />
          <div className="list-end">
            <output>{isLate ? say.loading : say.count(list.count, list.orMore, spec)}</output>
            <ViewMenu at={at} />
            {exportTo !== undefined && rows.length > 0 && (
              <Exports query={list.query} second={secondExport} spec={spec} to={exportTo} />
            )}
          </div>
        </div>
      </div>
      {rows.length > 0 ? (
        <ListTable {...props} at={at} isLoading={isLate} />
      ) : isNarrowed(spec, list.query) ? (
        <EmptyState
          action={<ClearFilters search={list.query.search} spec={spec} to={cleared} />}
          icon={empty.icon}
          title={say.nothingMatches(spec.many, list.query.search)}
        >
          <p>{say.nothingMatchesHint}</p>
        </EmptyState>
      ) : isOtherTab(spec, list.query) && !empty.ofTab ? (
        <EmptyTab at={at} icon={empty.icon} />
      ) : (
        <EmptyState action={empty.action} icon={empty.icon} title={empty.title}>
          <p>{empty.hint}</p>
        </EmptyState>
      )}
      <ListPages at={at} />
    </section>
  );
}

/** The pages beside this one, from the rows that are at its ends. */
function ListPages({ at: { path, list } }: { at: ListAddress }) {
  const { previous, next } = list;
  return (
    <nav aria-label={say.pages} className="flex gap-3 empty:hidden">
      {previous !== undefined && (
        <LinkButton rel="prev" size="compact" to={`${path}?${previous}`} variant="secondary">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {say.previous}
        </LinkButton>
      )}
      {next !== undefined && (
        <LinkButton rel="next" size="compact" to={`${path}?${next}`} variant="secondary">
          {say.next}
          <ChevronRight aria-hidden="true" className="size-4" />
        </LinkButton>
      )}
    </nav>
  );
}

type ListTabsProps = { at: ListAddress; counts: Readonly<Record<string, number | undefined>> };

function ListTabs({ at, counts }: ListTabsProps) {
  const { path, spec, list } = at;
  const own = list.views.find(({ query }) => query === viewQuery(spec, list.query));
  const tabs = (spec.tabs?.choices ?? []).map(({ value, label }): TabItem => {
    const count = counts[value];
    return {
      to: addressOf(at, withTab(spec, list.query, value)),
      label: count === undefined ? label : `${label} (${count.toLocaleString("en")})`,
      current: own === undefined && shownTab(spec, list.query) === value,
    };
  });
  const views = list.views.map((view): TabItem => {
    return { to: `${path}?${view.query}`, label: view.name, current: view === own };
  });
  const start =
    tabs.length === 0 && views.length > 0
      ? [
          {
            to: addressOf(at, { search: "", filters: {}, sort: spec.sort }),
            label: say.all,
            current: writeListQuery(spec, list.query) === "",
          },
        ]
      : [];
  const items = [...start, ...tabs, ...views];
  if (items.length === 0) return null;
  const isInMenu = spec.tabs?.inMenu && views.length === 0;
  return (
    <div className="list-tabs" data-in-menu={isInMenu || undefined}>
      <TabsNav items={items} label={spec.tabs?.label ?? say.tabs} />
    </div>
  );
}

type ListTexts = { title: string; lead: string; caption: string; none: string; noneHint: string };

/** The words of a list page. `add` is shown above the list, or in its place if it has no rows. */
export const listTexts = (say: ListTexts, icon: ReactNode, add?: ReactNode) => ({
  title: say.title,
  lead: say.lead,
  caption: say.caption,
  actions: add,
  empty: { icon, title: say.none, hint: say.noneHint, action: add },
});

import { isDay } from "../is-day.ts";
import { type ListFilter, type ListQuery, type ListSpec } from "./list-spec.ts";

const LONGEST_VALUE = 64;

/** Reads a list's query from its address. Unknown filters and values are dropped. */
export function readListQuery(spec: ListSpec, params: URLSearchParams): ListQuery {
  const filters = filtersOf(spec).flatMap((filter) => valuesOf(filter, params));
  const tab = tabOf(spec, params.get(spec.tabs?.name ?? ""));
  const sort = params.get("sort") ?? "";
  return {
    search: spec.search?.personal ? "" : searchText(spec, params.get("q")),
    filters: Object.fromEntries(tab === undefined ? filters : [tab, ...filters]),
    sort: spec.sorts.includes(sort.replace(/^-/, "")) ? sort : firstSort(spec, tab?.[1]),
  };
}

/** Parameters have a fixed order, so that equal queries are equal texts. */
export function writeListQuery(spec: ListSpec, query: ListQuery): string {
  const params = new URLSearchParams();
  for (const name of namesOf(spec)) {
    const value = query.filters[name];
    if (value !== undefined) params.set(name, value);
  }
  if (query.search !== "" && !spec.search?.personal) params.set("q", query.search);
  if (query.sort !== startSort(spec, query)) params.set("sort", query.sort);
  return params.toString();
}

/** What a saved view stores: filters and order, never the search text. */
export function viewQuery(spec: ListSpec, query: ListQuery): string {
  return writeListQuery(spec, { ...query, search: "" });
}

export function shownTab({ tabs }: ListSpec, { filters }: ListQuery): string {
  return (tabs && (filters[tabs.name] ?? tabs.choices[0].value)) ?? "";
}

export function startSort(spec: ListSpec, query: ListQuery): string {
  return firstSort(spec, shownTab(spec, query));
}

function firstSort({ sort, tabSorts = {} }: ListSpec, tab: string | undefined): string {
  return (tab === undefined ? undefined : tabSorts[tab]) ?? sort;
}

/** Switches the tab, and keeps an order only if the person chose it. */
export function withTab(spec: ListSpec, query: ListQuery, value: string): ListQuery {
  const name = spec.tabs?.name ?? "";
  const isFirst = spec.tabs?.choices[0].value === value;
  const next = isFirst ? without(query, name) : withFilter(query, name, value);
  const isStart = query.sort === startSort(spec, query);
  return isStart ? { ...next, sort: startSort(spec, next) } : next;
}

export function without(query: ListQuery, ...names: string[]): ListQuery {
  const left = Object.entries(query.filters).filter(([name]) => !names.includes(name));
  return { ...query, filters: Object.fromEntries(left) };
}

export function withFilter(query: ListQuery, name: string, value: string): ListQuery {
  return { ...query, filters: { ...query.filters, [name]: value } };
}

/** Whether filters or a search narrow the list further than its tab does. */
export function isNarrowed(spec: ListSpec, { search, filters }: ListQuery): boolean {
  return search !== "" || Object.keys(filters).some((name) => name !== spec.tabs?.name);
}

/** Whether a tab other than the first is selected, so that other tabs may have rows. */
export function isOtherTab({ tabs }: ListSpec, { filters }: ListQuery): boolean {
  return tabs !== undefined && filters[tabs.name] !== undefined;
}

/** The number of active chips; both ends of a period are one chip. */
export function countFilters(spec: ListSpec, { filters }: ListQuery): number {
  return filtersOf(spec).filter((filter) =>
    filterNames(filter).some((name) => filters[name] !== undefined),
  ).length;
}

export function searchText(spec: ListSpec, typed: string | null | undefined): string {
  if (!spec.search || !typed?.isWellFormed() || typed.includes("\0")) return "";
  const letters = Array.from(typed.trim()).slice(0, spec.search.max);
  return letters.join("").trim();
}

/** The sort after pressing a column heading: reversed if the column is already sorted. */
export function nextSort(query: ListQuery, column: string, first: "asc" | "desc"): string {
  if (query.sort === column) return `-${column}`;
  if (query.sort === `-${column}`) return column;
  return first === "desc" ? `-${column}` : column;
}

export function filterNames(filter: ListFilter): readonly string[] {
  return filter.kind === "dates" ? [filter.from, filter.to] : [filter.name];
}

function filtersOf({ filters = [] }: ListSpec): readonly ListFilter[] {
  return filters;
}

function namesOf(spec: ListSpec): string[] {
  return [...(spec.tabs ? [spec.tabs.name] : []), ...filtersOf(spec).flatMap(filterNames)];
}

function tabOf({ tabs }: ListSpec, value: string | null): [string, string] | undefined {
  // The first tab is the default, so addresses leave it out.
  const found = tabs?.choices.slice(1).find((choice) => choice.value === value);
  return tabs && found && [tabs.name, found.value];
}

function valuesOf(filter: ListFilter, params: URLSearchParams): [string, string][] {
  return filterNames(filter).flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value !== null && isValue(filter, value) ? [[name, value]] : [];
  });
}

function isValue(filter: ListFilter, value: string): boolean {
  if (filter.kind === "dates") return isDay(value);
  if (filter.choices) return filter.choices.some((choice) => choice.value === value);
  return value.length <= LONGEST_VALUE && /^[\w-]+$/.test(value);
}

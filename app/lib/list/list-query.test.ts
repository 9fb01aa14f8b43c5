import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countFilters,
  isNarrowed,
  isOtherTab,
  nextSort,
  readListQuery,
  searchText,
  shownTab,
  viewQuery,
  withFilter,
  withTab,
  without,
  writeListQuery,
} from "./list-query.ts";
import type { ListSpec } from "./list-spec.ts";

const spec: ListSpec = {
  key: "tries",
  one: "try",
  many: "tries",
  search: { label: "Search", max: 5 },
  tabs: {
    kind: "choice",
    name: "show",
    label: "Which",
    choices: [
      { value: "all", label: "All" },
      { value: "open", label: "Open" },
    ],
  },
  filters: [
    { kind: "choice", name: "type", label: "Type", choices: [{ value: "a", label: "A" }] },
    { kind: "choice", name: "category", label: "Category" },
    { kind: "dates", label: "Date", from: "from", to: "to" },
  ],
  sorts: ["created", "name"],
  sort: "-created",
};

const read = (text: string, of = spec) => readListQuery(of, new URLSearchParams(text));
const begun = { search: "", filters: {}, sort: "-created" };

test.each([
  ["", begun],
  ["show=open&type=a", { ...begun, filters: { show: "open", type: "a" } }],
  ["show=all&type=b&page=3&after=x", begun],
  ["category=0199-ab_c", { ...begun, filters: { category: "0199-ab_c" } }],
  ["category=a'--", begun],
  ["category=", begun],
  ["from=2026-02-28&to=2026-02-30", { ...begun, filters: { from: "2026-02-28" } }],
  ["q=%20abcdefgh", { ...begun, search: "abcde" }],
  ["q=a%00", begun],
  ["sort=name", { ...begun, sort: "name" }],
  ["sort=-name", { ...begun, sort: "-name" }],
  ["sort=--name", begun],
  ["sort=id", begun],
])("reads %j", (text, query) => {
  expect(read(text)).toEqual(query);
});

test("what was read is written as it was, and read again", () => {
  const value = fc.constantFrom("a", "open", "2026-11-24", "name", "-created", "x y", "");
  const name = fc.constantFrom("show", "type", "category", "from", "to", "q", "sort", "after");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(value, fc.string()))), (pairs) => {
      const query = readListQuery(spec, new URLSearchParams(pairs));
      expect(read(writeListQuery(spec, query))).toEqual(query);
    }),
  );
});

test("equal queries are equal texts, whatever their order in the address", () => {
  const one = writeListQuery(spec, read("sort=name&to=2026-11-24&show=open"));
  expect(one).toBe(writeListQuery(spec, read("show=open&to=2026-11-24&sort=name")));
});

test("a view has no search, and a personal search stands in no address", () => {
  expect(viewQuery(spec, read("show=open&q=lea"))).toBe("show=open");
  const personal = { ...spec, search: { label: "Search", max: 50, personal: true as const } };
  expect(read("q=lea", personal).search).toBe("");
  expect(writeListQuery(personal, { ...begun, search: "lea" })).toBe("");
});

test("the two ends of a period are one filter", () => {
  const query = read("from=2026-11-01&to=2026-11-24&show=open&type=a");
  expect(countFilters(spec, query)).toBe(2);
  expect(countFilters(spec, without(query, "from", "to"))).toBe(1);
  expect(countFilters(spec, without(query, "from"))).toBe(2);
});

test("a tab alone narrows nothing, and says that it is another one", () => {
  expect(isOtherTab(spec, read("show=open"))).toBe(true);
  expect(isOtherTab(spec, read("q=a"))).toBe(false);
  expect(isNarrowed(spec, read("show=open"))).toBe(false);
  expect(isNarrowed(spec, withFilter(read("show=open"), "type", "a"))).toBe(true);
  expect(isNarrowed(spec, read("q=a"))).toBe(true);
  expect(shownTab(spec, begun)).toBe("all");
  expect(shownTab(spec, read("show=open"))).toBe("open");
});

test("a heading turns the order round, and begins with what one looks for", () => {
  expect(nextSort(begun, "name", "asc")).toBe("name");
  expect(nextSort(begun, "total", "desc")).toBe("-total");
  expect(nextSort({ ...begun, sort: "name" }, "name", "asc")).toBe("-name");
  expect(nextSort({ ...begun, sort: "-name" }, "name", "asc")).toBe("name");
});

test("a list without a search has none", () => {
  const { search: _, ...none } = spec;
  expect(searchText(none, "lea")).toBe("");
});

test("a tab begins in its own order, and keeps one that was chosen", () => {
  const own = { ...spec, tabSorts: { open: "name" } };
  const open = withTab(own, begun, "open");
  expect(open).toEqual({ ...begun, filters: { show: "open" }, sort: "name" });
  expect(writeListQuery(own, open)).toBe("show=open");
  expect(read("show=open", own)).toEqual(open);
  expect(withTab(own, open, "all")).toEqual(begun);
  expect(withTab(own, { ...begun, sort: "-name" }, "open").sort).toBe("-name");
});

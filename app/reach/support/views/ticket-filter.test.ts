import { expect, test } from "vitest";
import { TICKET_FILTERS, filterHref, readFilter } from "./ticket-filter.ts";

test.each(TICKET_FILTERS)("%s is read from its own address", (filter) => {
  const { searchParams } = new URL(filterHref(filter), "https://shop.example");
  expect(readFilter(searchParams.get("show"))).toBe(filter);
});

test.each([null, "", "toString", "OPEN"])("%j shows what waits", (text) => {
  expect(readFilter(text)).toBe("open");
});

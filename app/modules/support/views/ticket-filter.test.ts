import { expect, test } from "vitest";
import { TICKET_FILTERS, filterHref, readFilter } from "./ticket-filter.ts";

test.each(TICKET_FILTERS)("%s is read from its own address", (filter) => {
  const { searchParams } = new URL(filterHref(filter, 3), "https://shop.example");
  expect(readFilter(searchParams.get("show"))).toBe(filter);
  expect(searchParams.get("page")).toBe("3");
});

test.each([null, "", "toString", "OPEN"])("%j shows what waits", (text) => {
  expect(readFilter(text)).toBe("open");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_FILTERS, filterHref, readFilter } from "./order-filter.ts";
import { readPage } from "#app/lib/page-number.ts";

test("what the address of a page says is read back", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_FILTERS), fc.nat(500), (filter, before) => {
      const page = before + 1;
      const { searchParams } = new URL(filterHref(filter, page), "https://shop.example.test");
      expect(readFilter(searchParams.get("show"))).toBe(filter);
      expect(readPage(searchParams.get("page"))).toBe(page);
    }),
  );
});

test.each([null, "", "ALL", "toString", "attention "])("%j shows all", (text) => {
  expect(readFilter(text)).toBe("all");
});

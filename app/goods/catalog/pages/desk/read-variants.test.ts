import { expect, test } from "vitest";
import { variantMessages } from "../../texts/staff-variants.ts";
import { readVariants } from "./read-variants.server.ts";

const unpriced = { order: "new1", "variant_name.new1": "5 mg", "price.new1": "" };

test("a size needs a price before it goes on sale, and not sooner", () => {
  expect(readVariants(unpriced)).toMatchObject({
    ok: true,
    value: { variants: [{ price: 0, isActive: false }] },
  });
  expect(readVariants({ ...unpriced, "is_active.new1": "on" })).toMatchObject({
    ok: false,
    errors: { "price.new1": variantMessages.errors.priceNeeded },
  });
});

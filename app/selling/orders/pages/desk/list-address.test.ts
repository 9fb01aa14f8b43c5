import { expect, it } from "vitest";
import { LIST_FIELD, listAddress, narrowedBy } from "./list-address.ts";

const from = (list: string) => listAddress(new URLSearchParams({ [LIST_FIELD]: list }));

it.each([
  ["", "/admin/orders"],
  ["show=to-confirm", "/admin/orders?show=to-confirm"],
  ["show=to-confirm&sort=-total", "/admin/orders?show=to-confirm&sort=-total"],
  ["show=nothing-of-ours&to=x", "/admin/orders"],
  ["//elsewhere.test", "/admin/orders"],
])("%j leads back to %s", (list, address) => {
  expect(from(list)).toBe(address);
});

it("says nothing of whom the list was searched for", () => {
  expect(narrowedBy(new URLSearchParams("q=maria&show=to-pack"))).toBe("show=to-pack");
});

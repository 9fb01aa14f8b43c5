import { expect, it } from "vitest";
import { routeListFor } from "./route-list.ts";

it.each([
  {
    ids: ["root", "shells/storefront/layout", "/product/:id"],
    file: "/assets/manifest-1.shop.js",
  },
  {
    ids: ["root", "shells/storefront/layout", "/admin-auth"],
    file: "/assets/manifest-1.shop.js",
  },
  { ids: ["root", "shells/desk/layout", "/admin"], file: "/assets/manifest-1.js" },
  { ids: ["root", "shells/desk/layout", "/admin/orders"], file: "/assets/manifest-1.js" },
])("$ids knows the routes of $file", ({ ids, file }) => {
  expect(routeListFor("/assets/manifest-1.js", ids)).toBe(file);
});

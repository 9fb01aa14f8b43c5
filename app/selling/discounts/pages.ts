import { pages, perMinute } from "#app/platform/access/page.ts";

export const discountsPages = pages({
  "/admin/discounts": {
    file: "selling/discounts/pages/desk/discounts-page.tsx",
    shell: "admin",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write" },
    menu: { section: "marketing", label: "Discounts", place: 10 },
  },
  "/admin/discounts/new": {
    file: "selling/discounts/pages/desk/discount-page.tsx",
    shell: "admin",
    act: "Add discount",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write" },
  },
  "/admin/discounts/batch": {
    file: "selling/discounts/pages/desk/batch-page.tsx",
    shell: "admin",
    act: "Create single-use codes",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write", limit: perMinute("discount-batch", 10) },
  },
  "/admin/discounts/export": {
    file: "selling/discounts/pages/desk/export.ts",
    POST: { who: "discounts:write", proof: true, limit: perMinute("discount-export", 10) },
  },
  "/admin/discounts/:discountId": {
    file: "selling/discounts/pages/desk/discount-page.tsx",
    shell: "admin",
    GET: { who: "discounts:write" },
    POST: { who: "discounts:write" },
  },
});

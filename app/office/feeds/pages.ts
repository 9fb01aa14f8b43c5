import { pages, shared } from "#app/platform/access/page.ts";
import { feedMessages } from "./texts/staff.ts";

export const feedPages = pages({
  "/feeds/:file": {
    file: "office/feeds/pages/shop/feed-file.ts",
    GET: shared(),
  },
  "/admin/products/feeds": {
    file: "office/feeds/pages/desk/feeds-page.tsx",
    shell: "admin",
    GET: { who: "catalog:read" },
    menu: { section: "products", label: feedMessages.title, place: 90 },
  },
});

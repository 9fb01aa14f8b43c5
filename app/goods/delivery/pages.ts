import { pages } from "#app/platform/access/page.ts";

export const deliveryPages = pages({
  "/admin/settings/delivery": {
    file: "goods/delivery/pages/desk/delivery-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
    POST: { who: "settings:write" },
    menu: { section: "settings", label: "Delivery", place: 60 },
  },
  "/admin/settings/delivery/areas/new": {
    file: "goods/delivery/pages/desk/area-page.tsx",
    shell: "admin",
    act: "Add delivery area",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/areas/:areaId": {
    file: "goods/delivery/pages/desk/area-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/carriers/new": {
    file: "goods/delivery/pages/desk/carrier-page.tsx",
    shell: "admin",
    act: "Add carrier",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
  "/admin/settings/delivery/carriers/:carrierId": {
    file: "goods/delivery/pages/desk/carrier-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
});

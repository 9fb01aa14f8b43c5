import { pages, perMinute } from "#app/platform/access/page.ts";

export const recallsPages = pages({
  "/admin/lots/:lotId/recall": {
    file: "fulfilment/recalls/pages/desk/recall-page.tsx",
    shell: "admin",
    GET: { who: "lots:recall" },
    POST: { who: "lots:recall", proof: ["start"], limit: perMinute("recall", 10) },
  },
  "/order/:token/recall": {
    file: "fulfilment/recalls/pages/shop/recall-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("recall-open", 60) },
    POST: { who: "anyone", limit: perMinute("recall-answer", 20) },
  },
});

import { pages, perMinute } from "#app/platform/access/page.ts";

export const highlevelPages = pages({
  "/admin/settings/integrations/highlevel": {
    file: "office/highlevel/pages/desk/highlevel-page.tsx",
    shell: "admin",
    act: "Connect HighLevel",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["save"] },
  },
  "/api/highlevel/webhook": {
    file: "office/highlevel/pages/shop/webhook.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("highlevel-webhook", 120), upload: true },
  },
});

import { pages } from "#app/platform/access/page.ts";

export const webhooksPages = pages({
  "/admin/settings/integrations/webhooks": {
    file: "office/webhooks/pages/desk/webhooks-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
  },
  "/admin/settings/integrations/webhooks/new": {
    file: "office/webhooks/pages/desk/new-webhook-page.tsx",
    shell: "admin",
    act: "Add webhook",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: true },
  },
  "/admin/settings/integrations/webhooks/:webhookId": {
    file: "office/webhooks/pages/desk/webhook-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["rotate"] },
  },
  "/admin/settings/integrations/webhooks/:webhookId/deliveries/:deliveryId": {
    file: "office/webhooks/pages/desk/delivery-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
});

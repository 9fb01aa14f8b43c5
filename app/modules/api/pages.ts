import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

const endpoint = (file: string) => ({ file: `modules/api/storefront/${file}.ts`, GET: anyone });

/** Keys of programs, and what they read: each address admits its callers by their key. */
export const apiPages = pages({
  "/api/v1/orders": endpoint("orders"),
  "/api/v1/orders/:number": endpoint("order"),
  "/api/v1/products": endpoint("products"),
  "/api/v1/products/:slug": endpoint("product"),
  "/api/v1/stock": endpoint("stock"),
  "/api/v1/openapi.json": {
    file: "modules/api/storefront/open-api.ts",
    GET: { who: "anyone", limit: perMinute("open-api", 60) },
  },
  "/admin/settings/integrations/api": {
    file: "modules/api/admin/guide-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
  },
  "/admin/settings/integrations/keys": {
    file: "modules/api/admin/keys-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
  },
  "/admin/settings/integrations/keys/new": {
    file: "modules/api/admin/new-key-page.tsx",
    shell: "admin",
    act: "Add API key",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: true },
  },
  "/admin/settings/integrations/keys/:keyId": {
    file: "modules/api/admin/key-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
});

import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

const file = "office/api/pages/shop/api.ts";
/** The key in the header admits a program, so a write may come from anywhere. */
const POST = { who: "anyone", signed: true } as const;

/** API keys and the API itself, which admits callers by their key. */
export const apiPages = pages({
  "/api/v1/:noun": { file, GET: anyone, POST },
  "/api/v1/:noun/:key": { file, GET: anyone },
  "/api/v1/:noun/:key/:verb": { file, POST },
  "/mcp": { file: "office/api/pages/shop/mcp.ts", POST },
  "/admin/proposals": {
    file: "office/api/pages/desk/proposals-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open" },
  },
  "/admin/proposals/rules": {
    file: "office/api/pages/desk/rules-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
  },
  "/admin/proposals/rules/new": {
    file: "office/api/pages/desk/new-rule-page.tsx",
    shell: "admin",
    act: "Add approval rule",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: true },
  },
  "/admin/proposals/rules/:ruleId": {
    file: "office/api/pages/desk/rule-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["save", "restore"] },
  },
  "/api/v1/openapi.json": {
    file: "office/api/pages/shop/open-api.ts",
    GET: { who: "anyone", limit: perMinute("open-api", 60) },
  },
  "/admin/settings/integrations/api": {
    file: "office/api/pages/desk/guide-page.tsx",
    shell: "admin",
    GET: { who: "settings:read" },
  },
  "/admin/settings/integrations/keys": {
    file: "office/api/pages/desk/keys-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
  },
  "/admin/settings/integrations/keys/new": {
    file: "office/api/pages/desk/new-key-page.tsx",
    shell: "admin",
    act: "Add API key",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: true },
  },
  "/admin/settings/integrations/keys/:keyId": {
    file: "office/api/pages/desk/key-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write" },
  },
});

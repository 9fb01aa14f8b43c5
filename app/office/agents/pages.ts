import { anyone, pages, perMinute, shared } from "#app/platform/access/page.ts";

/** For programs that shop for a person. */
export const agentPages = pages({
  "/.well-known/ucp": {
    file: "office/agents/pages/shop/ucp-profile.ts",
    GET: shared(),
  },
  // It reads no cookie, so a request from another site can do no more than a visitor.
  "/ucp/mcp": {
    file: "office/agents/pages/shop/ucp-mcp.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("agents", 240) },
  },
  "/cart/from/:token": {
    file: "office/agents/pages/shop/hand-over-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("hand-over", 30) },
  },
});

import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

/** Rules and one search answer a message, so that many people behind one address of a mobile network can ask at once. */
const ASKED = 600;

export const assistantPages = pages({
  "/health-ai": {
    file: "modules/assistant/storefront/assistant-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("health-ai", ASKED) },
  },
  "/api/health-ai-chat": {
    file: "modules/assistant/storefront/chat.ts",
    POST: { who: "anyone", limit: perMinute("health-ai-chat", ASKED) },
  },
  "/api/health-ai-rating": {
    file: "modules/assistant/storefront/rating.ts",
    POST: { who: "anyone", limit: perMinute("health-ai-rating", 120) },
  },
});

import { anyone, pages, perMinute } from "#app/platform/access/page.ts";

/** Answers are cheap, so many people behind one address of a mobile network can ask at once. */
const ASKED = 600;

export const assistantPages = pages({
  "/health-ai": {
    file: "care/assistant/pages/shop/assistant-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("health-ai", ASKED) },
  },
  "/api/health-ai-chat": {
    file: "care/assistant/pages/shop/chat.ts",
    POST: { who: "anyone", limit: perMinute("health-ai-chat", ASKED) },
  },
  "/admin/assistant/texts": {
    file: "care/assistant/pages/desk/texts-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Health AI texts", place: 40 },
  },
  "/admin/assistant/questions": {
    file: "care/assistant/pages/desk/questions-page.tsx",
    shell: "admin",
    GET: { who: "content:write" },
    POST: { who: "content:write" },
    menu: { section: "content", label: "Unanswered questions", place: 50 },
  },
  "/admin/assistant/conversations": {
    file: "care/assistant/pages/desk/conversations-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:read" },
    menu: { section: "doctors", label: "Health AI conversations", place: 70 },
  },
  "/api/health-ai-saving": {
    file: "care/assistant/pages/shop/saving.ts",
    GET: anyone,
    // The endpoint itself refuses visitors in JSON, because a script calls it.
    POST: { who: "anyone", limit: perMinute("health-ai-saving", 60) },
  },
  "/portal/health-ai": {
    file: "care/assistant/pages/portal/saved-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("health-ai-saved", 60) },
    menu: { label: "Conversations", place: 40, tab: "consultations" },
  },
  "/portal/health-ai/:conversationId": {
    file: "care/assistant/pages/portal/conversation-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("health-ai-delete", 60) },
  },
  "/api/health-ai-rating": {
    file: "care/assistant/pages/shop/rating.ts",
    POST: { who: "anyone", limit: perMinute("health-ai-rating", 120) },
  },
});

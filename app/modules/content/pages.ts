import { pages, shared } from "#app/platform/access/page.ts";

const legalText = {
  file: "modules/content/storefront/document-page.tsx",
  shell: "storefront",
  GET: shared(),
} as const;

export const contentPages = pages({
  "/terms": legalText,
  "/privacy": legalText,
  "/shipping-returns": legalText,
  "/medical-disclaimer": legalText,
  "/affiliate-terms": legalText,
  "/admin/content": {
    file: "modules/content/admin/content-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Texts", place: 10 },
  },
  "/admin/content/documents/:slug": {
    file: "modules/content/admin/document-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:write" },
  },
  "/admin/content/faq": {
    file: "modules/content/admin/questions-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Questions", place: 20 },
  },
  "/admin/content/articles": {
    file: "modules/content/admin/articles-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Articles", place: 30 },
  },
  "/admin/content/faq/new": {
    file: "modules/content/admin/faq-entry-page.tsx",
    shell: "admin",
    act: "Add question",
    GET: { who: "content:write" },
    POST: { who: "content:write" },
  },
  "/admin/content/faq/:slug": {
    file: "modules/content/admin/faq-entry-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:write" },
  },
  "/admin/content/articles/new": {
    file: "modules/content/admin/new-article-page.tsx",
    shell: "admin",
    act: "Write an article",
    GET: { who: "content:write" },
    POST: { who: "content:write" },
  },
  "/admin/content/articles/:articleId": {
    file: "modules/content/admin/article-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:read" },
  },
});

import { pages, shared } from "#app/platform/access/page.ts";

const legalText = {
  file: "running/content/pages/shop/document-page.tsx",
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
    file: "running/content/pages/desk/content-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Texts", place: 10 },
  },
  "/admin/content/documents/:slug": {
    file: "running/content/pages/desk/document-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:write" },
  },
  "/admin/content/faq": {
    file: "running/content/pages/desk/questions-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Questions", place: 20 },
  },
  "/admin/content/articles": {
    file: "running/content/pages/desk/articles-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    menu: { section: "content", label: "Articles", place: 30 },
  },
  "/admin/content/faq/new": {
    file: "running/content/pages/desk/faq-entry-page.tsx",
    shell: "admin",
    act: "Add question",
    GET: { who: "content:write" },
    POST: { who: "content:write" },
  },
  "/admin/content/faq/:slug": {
    file: "running/content/pages/desk/faq-entry-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:write" },
  },
  "/admin/content/articles/new": {
    file: "running/content/pages/desk/new-article-page.tsx",
    shell: "admin",
    act: "Write article",
    GET: { who: "content:write" },
    POST: { who: "content:write" },
  },
  "/admin/content/articles/:articleId": {
    file: "running/content/pages/desk/article-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:read" },
  },
  "/faq": {
    file: "running/content/pages/shop/faq-page.tsx",
    shell: "storefront",
    GET: shared("q"),
  },
  "/about": {
    file: "running/content/pages/shop/about-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/journey-support": {
    file: "running/content/pages/shop/journey-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
  "/learn": {
    file: "running/content/pages/shop/learn-page.tsx",
    shell: "storefront",
    GET: shared("category", "page"),
  },
  "/learn/:slug": {
    file: "running/content/pages/shop/article-page.tsx",
    shell: "storefront",
    GET: shared(),
  },
});

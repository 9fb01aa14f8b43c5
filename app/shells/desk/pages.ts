import { pages, perMinute } from "#app/platform/access/page.ts";

/** A section without a page of its own: its address leads to the first one in it. */
const section = {
  file: "shells/desk/frame/section-page.ts",
  shell: "admin",
  GET: { who: "backoffice:open" },
} as const;

export const deskPages = pages({
  "/admin/marketing": section,

  "/admin/search": {
    file: "shells/desk/search/search-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    POST: { who: "backoffice:open", limit: perMinute("desk-search", 120) },
  },
  "/admin/find": {
    file: "shells/desk/search/find.ts",
    POST: { who: "backoffice:open", limit: perMinute("desk-find", 600) },
  },

  "/admin/lists/views": {
    file: "shells/desk/lists/views.ts",
    POST: { who: "backoffice:open", limit: perMinute("list-views", 60) },
  },
  "/admin/lists/search": {
    file: "shells/desk/lists/search.ts",
    POST: { who: "backoffice:open", limit: perMinute("list-search", 120) },
  },
  "/admin/undo": {
    file: "shells/desk/history/undo.ts",
    POST: { who: "backoffice:open", limit: perMinute("undo", 60) },
  },
  "/admin/menu": {
    file: "shells/desk/frame/fold-menu.ts",
    POST: { who: "backoffice:open" },
  },
  "/admin": {
    file: "shells/desk/dashboard/dashboard-page.tsx",
    shell: "admin",
    GET: { who: "backoffice:open" },
    menu: { section: "dashboard", label: "Today", place: 10 },
  },
});

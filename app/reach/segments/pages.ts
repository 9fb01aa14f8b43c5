import { pages } from "#app/platform/access/page.ts";
import { segmentMessages as say } from "./texts/staff.ts";

const segmentPage = {
  file: "reach/segments/pages/desk/segment-page.tsx",
  shell: "admin",
  GET: { who: "segments:write" },
  POST: { who: "segments:write" },
} as const;

export const segmentsPages = pages({
  "/admin/customers/segments": {
    file: "reach/segments/pages/desk/segments-page.tsx",
    shell: "admin",
    GET: { who: "segments:write" },
    menu: { section: "customers", label: say.title, place: 20 },
  },
  "/admin/customers/segments/new": { ...segmentPage, act: say.add },
  "/admin/customers/segments/:segmentId": segmentPage,
});

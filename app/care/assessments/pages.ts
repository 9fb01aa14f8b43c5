import { anyone, pages, perMinute } from "#app/platform/access/page.ts";
import { ASSESSMENT_COOKIES } from "./rules/retention.ts";
import { portalMessages } from "./texts/shopper-portal.ts";

export const assessmentsPages = pages({
  "/assessment": {
    file: "care/assessments/pages/shop/assessment-page.tsx",
    cookies: Object.values(ASSESSMENT_COOKIES),
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("assessment", 60) },
  },
  "/assessment/result": {
    file: "care/assessments/pages/shop/result-page.tsx",
    shell: "storefront",
    GET: anyone,
    POST: { who: "anyone", limit: perMinute("assessment-result", 20) },
  },
  "/portal/assessments": {
    file: "care/assessments/pages/portal/own-assessments.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("own-assessments", 20) },
    menu: { label: portalMessages.tab, place: 20, tab: "consultations" },
  },
  "/portal/assessments/:assessmentId": {
    file: "care/assessments/pages/portal/own-assessment.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
  },
  "/admin/assessments": {
    file: "care/assessments/pages/desk/assessments-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    menu: { section: "doctors", label: "Assessments", place: 50 },
  },
  "/admin/assessments/:assessmentId": {
    file: "care/assessments/pages/desk/assessment-page.tsx",
    shell: "admin",
    GET: { who: "health:read" },
    POST: { who: "health:entrust" },
  },
  "/admin/assessment-texts": {
    file: "care/assessments/pages/desk/health-texts-page.tsx",
    shell: "admin",
    GET: { who: "content:read" },
    POST: { who: "content:review" },
    menu: { section: "doctors", label: "Assessment texts", place: 60 },
  },
  "/admin/assessment-rules": {
    file: "care/assessments/pages/desk/rules-page.tsx",
    shell: "admin",
    GET: { who: "catalog:write" },
    POST: { who: "catalog:write" },
    menu: {
      section: "doctors",
      label: "Products for each goal",
      place: 70,
      under: "/admin/assessment-texts",
    },
  },
});

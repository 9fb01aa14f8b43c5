import type { Register } from "react-router";
import type { Ability } from "#app/platform/access/may.ts";

/** A page without parameters. One that is not in `routes.ts` does not compile. */
type Target = Register extends { pages: infer P } ? keyof P : never;

type Section = { to: Target; label: string; needs: Ability };

/** The pages that the back-office's menu leads to, in this order. */
export const SECTIONS: readonly Section[] = [
  { to: "/admin/orders", label: "Orders", needs: "orders:read" },
  { to: "/admin/customers", label: "Customers", needs: "customers:read" },
  { to: "/admin/reviews", label: "Reviews", needs: "reviews:write" },
  { to: "/admin/support", label: "Support", needs: "tickets:write" },
  { to: "/admin/content", label: "Content", needs: "content:read" },
  { to: "/admin/newsletter", label: "Newsletter", needs: "campaigns:write" },
  { to: "/admin/missing-pages", label: "Missing pages", needs: "content:write" },
  { to: "/admin/assessments", label: "Assessments", needs: "health:read" },
  { to: "/admin/assessment-texts", label: "Assessment texts", needs: "content:read" },
  { to: "/admin/assessment-rules", label: "Products of each goal", needs: "catalog:write" },
  { to: "/admin/doctors", label: "Doctors", needs: "doctors:read" },
  { to: "/admin/categories", label: "Categories", needs: "catalog:read" },
  { to: "/admin/search-words", label: "Search words", needs: "catalog:read" },
  { to: "/admin/consultations", label: "Consultations", needs: "health:read" },
  { to: "/admin/consultation-types", label: "Consultation types", needs: "doctors:write" },
  { to: "/admin/lots", label: "Lots", needs: "lots:read" },
  { to: "/admin/settings", label: "Settings", needs: "settings:read" },
  { to: "/admin/settings/claims", label: "Claims", needs: "settings:read" },
  { to: "/admin/settings/payments", label: "Payment settings", needs: "settings:read" },
];

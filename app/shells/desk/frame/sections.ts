import type { Section } from "#app/platform/access/section.ts";

export const SECTION_LABELS: Record<Section, string> = {
  dashboard: "Dashboard",
  orders: "Orders",
  products: "Products",
  customers: "Customers",
  doctors: "Doctors",
  analytics: "Analytics",
  marketing: "Marketing",
  affiliates: "Affiliate Program",
  email: "Email & Notifications",
  content: "Content",
  settings: "Settings",
};

/** The sections of the back-office's menu, in its order. */
export const SECTIONS = [
  "dashboard",
  "orders",
  "products",
  "customers",
  "doctors",
  "analytics",
  "marketing",
  "affiliates",
  "email",
  "content",
  "settings",
] as const;

export type Section = (typeof SECTIONS)[number];

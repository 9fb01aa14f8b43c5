import type { Role } from "#app/platform/access/actor.ts";

type DemoAccount = {
  label: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: Role;
};

/** Public passwords: these accounts answer only to a browser on the machine itself. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    label: "owner",
    email: "owner@demo.test",
    password: "demo-owner-2026",
    firstName: "Olivia",
    lastName: "Owner",
    role: "admin",
  },
  {
    label: "customer",
    email: "customer@demo.test",
    password: "demo-customer-2026",
    firstName: "Carla",
    lastName: "Customer",
    role: "customer",
  },
  {
    label: "clinician",
    email: "clinician@demo.test",
    password: "demo-clinician-2026",
    firstName: "Demo",
    lastName: "Clinician",
    role: "clinician",
  },
  {
    label: "affiliate",
    email: "affiliate@demo.test",
    password: "demo-affiliate-2026",
    firstName: "Ana",
    lastName: "Affiliate",
    role: "customer",
  },
];

import type { StaffRole } from "#app/platform/access/actor.ts";

/** How people read the roles. `admin` is the owner: the role that may do everything. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  admin: "Owner",
  manager: "Manager",
  support: "Support",
  fulfilment: "Fulfilment",
  clinician: "Clinician",
  marketing: "Marketing",
};

import { STAFF_ROLES, type Role, type StaffRole } from "#app/platform/access/actor.ts";

/** The roles that a member's groups give; unknown groups give none. */
export function rolesOfGroups(
  groups: readonly string[],
  roles: Readonly<Record<string, StaffRole>>,
): StaffRole[] {
  const found = groups.map((group) => (Object.hasOwn(roles, group) ? roles[group] : undefined));
  return STAFF_ROLES.filter((role) => found.includes(role));
}

type SignIn = {
  /** Staff may use passwords, links, passkeys and Google. */
  otherWays: boolean;
  byCompany: boolean;
};

/**
 * The roles that count in a session. Where only the company opens the back-office, owners can still
 * open it themselves, for the day on which the company's server is down.
 */
export function rolesInSession(roles: readonly Role[], { otherWays, byCompany }: SignIn): Role[] {
  const all = otherWays || byCompany || roles.includes("admin");
  return roles.filter((role) => all || role === "customer");
}

/** An owner who opens it themselves needs an authenticator app, beside what the shop requires. */
export function owesApp(roles: readonly Role[], signIn: SignIn, apps: number): boolean {
  const isAlone = !signIn.otherWays && !signIn.byCompany;
  return isAlone && roles.includes("admin") && apps === 0;
}

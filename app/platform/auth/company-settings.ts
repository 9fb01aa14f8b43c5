import { z } from "zod";
import { STAFF_ROLES, type StaffRole } from "../access/actor.ts";

/** How staff sign in with the accounts of their company (OpenID Connect). */
export type CompanySettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The claim that has a person's groups, and the role of each group. */
  claim: string;
  roles: Readonly<Record<string, StaffRole>>;
  /** Whether staff who are no owners may also sign in in other ways. */
  otherWays: boolean;
};

type Source = Record<string, string | undefined>;

const NEEDED = ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "GROUPS"].map((it) => `STAFF_OIDC_${it}`);
const PAIRS = `must be like “shop-owners=admin, helpdesk=support”; the roles are ${STAFF_ROLES.join(", ")}`;
const role = z.enum(STAFF_ROLES);

const groups = z.string().transform((text, check) => {
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  const found: Record<string, StaffRole> = {};
  for (const [group, name, ...more] of pairs) {
    const known = role.safeParse(name);
    if (group && known.success && more.length === 0) found[group] = known.data;
    else check.addIssue({ code: "custom", message: PAIRS });
  }
  return found;
});

export const companyVariables = {
  STAFF_OIDC_ISSUER: z.url({ protocol: /^https?$/, error: "must be an address" }).optional(),
  STAFF_OIDC_CLIENT_ID: z.string().optional(),
  STAFF_OIDC_CLIENT_SECRET: z.string().optional(),
  STAFF_OIDC_SCOPE: z
    .string()
    .regex(/^openid( |$)/, "must begin with openid")
    .default("openid email profile"),
  STAFF_OIDC_CLAIM: z.string().default("groups"),
  STAFF_OIDC_GROUPS: groups.optional(),
  STAFF_PASSWORDS: z.enum(["on", "off"], "must be on or off").default("on"),
};

const variables = z.object(companyVariables);

export function readCompany(v: z.infer<typeof variables>): CompanySettings | undefined {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = v;
  const { STAFF_OIDC_CLIENT_SECRET: clientSecret, STAFF_OIDC_GROUPS: roles } = v;
  if (!issuer || !clientId || !clientSecret || !roles) return undefined;
  const [scope, claim] = [v.STAFF_OIDC_SCOPE, v.STAFF_OIDC_CLAIM];
  return {
    issuer,
    clientId,
    clientSecret,
    scope,
    claim,
    roles,
    otherWays: v.STAFF_PASSWORDS === "on",
  };
}

/** Problems across variables. The schema checks each variable alone. */
export function companyProblems(source: Source): string[] {
  const names = Object.keys(companyVariables);
  if (!names.some((name) => source[name])) return [];
  const missing = NEEDED.filter((name) => !source[name]);
  const problems = missing.map((name) => `${name}: staff need it to sign in with their company`);
  const isPlain = /^http:/i.test(source["STAFF_OIDC_ISSUER"] ?? "");
  if (!isPlain || source["NODE_ENV"] !== "production") return problems;
  return [...problems, "STAFF_OIDC_ISSUER: must start with https:// in production"];
}

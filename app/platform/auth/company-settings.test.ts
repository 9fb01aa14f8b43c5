import { expect, test } from "vitest";
import { parseEnv } from "../env.server.ts";

const ALL = {
  STAFF_OIDC_ISSUER: "https://login.company.test",
  STAFF_OIDC_CLIENT_ID: "shop",
  STAFF_OIDC_CLIENT_SECRET: "secret",
  STAFF_OIDC_GROUPS: "shop-owners=admin, Help Desk = support",
};

test("groups have roles, and passwords stay on", () => {
  expect(parseEnv(ALL).company).toMatchObject({
    roles: { "shop-owners": "admin", "Help Desk": "support" },
    claim: "groups",
    otherWays: true,
  });
  expect(parseEnv({ ...ALL, STAFF_PASSWORDS: "off" }).company?.otherWays).toBe(false);
  expect(parseEnv({}).company).toBeUndefined();
});

const REAL = { ...ALL, STAFF_OIDC_ISSUER: "http://login.company.test", NODE_ENV: "production" };

test.each([
  [{ ...ALL, STAFF_OIDC_GROUPS: "desk=boss" }, "STAFF_OIDC_GROUPS: must be like"],
  [{ ...ALL, STAFF_OIDC_GROUPS: "admin" }, "STAFF_OIDC_GROUPS: must be like"],
  [{ ...ALL, STAFF_OIDC_CLIENT_SECRET: "" }, "STAFF_OIDC_CLIENT_SECRET: staff need it"],
  [{ STAFF_PASSWORDS: "off" }, "STAFF_OIDC_ISSUER: staff need it"],
  [{ ...ALL, STAFF_OIDC_SCOPE: "email" }, "STAFF_OIDC_SCOPE: must begin with openid"],
  [REAL, "STAFF_OIDC_ISSUER: must start with https:// in production"],
])("%j is refused", (source, problem) => {
  expect(() => parseEnv(source)).toThrow(problem);
});

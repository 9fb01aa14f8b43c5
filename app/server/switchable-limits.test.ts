import { expect, test } from "vitest";
import type { Rule } from "#app/platform/access/page.ts";
import { policy, type RoutePolicy } from "../policy.ts";
import { SWITCHABLE_LIMITS } from "./switchable-limits.ts";

const rules = Object.entries<RoutePolicy>(policy).flatMap(([path, methods]) =>
  Object.values(methods).map((rule: Rule) => ({ path, rule })),
);

test.each(SWITCHABLE_LIMITS)(
  "%s is a limit of a page that anyone may use without signing in",
  (name) => {
    const found = rules.filter(({ rule }) => rule.limit?.name === name);
    expect(found).not.toEqual([]);
    for (const { path, rule } of found) {
      expect(path).not.toMatch(/auth|sign|admin|reset|^\/confirm\/|portal|google|api\/payments/);
      expect(rule.upload ?? rule.signed).toBeUndefined();
    }
  },
);

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type RoutePolicy, policy, policyOf, takesUpload } from "./policy.ts";
import routes from "./routes.ts";

const rows: [string, RoutePolicy][] = Object.entries(policy);
const cells = rows.flatMap(([path, row]) =>
  Object.entries(row).map(([method, rule]) => ({ path, method, rule })),
);

/** The pattern of every route that answers by itself; layouts without a path only wrap others. */
function patterns(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const own = entry.path || entry.index ? [path || "/"] : [];
    return [...own, ...patterns(entry.children ?? [], path)];
  });
}

const known = new Set(patterns(routes));

test("every route has a row, every row a route", () => {
  const inDevelopment = ["/dev/ui"];
  expect([...known].toSorted()).toEqual([...Object.keys(policy), ...inDevelopment].toSorted());
});

test("no two modules declare the same address", async () => {
  const files = globSync(
    "app/{shells,running,goods,people,selling,fulfilment,care,reach,office}/*/pages.ts",
  );
  const lists = await Promise.all(files.map((file) => import(path.resolve(file))));
  const addresses = lists.flatMap((list) =>
    Object.values(list).flatMap((own) => Object.keys(own as object)),
  );
  expect(addresses.toSorted()).toEqual(Object.keys(policy).toSorted());
});

test.each([...known])("the row of %s is found as the router names it", (pattern) => {
  const row = policyOf(pattern);
  expect(row).toBeDefined();
  expect(policyOf(pattern.slice(1))).toBe(row);
  expect(policyOf(`${pattern}/`)).toBe(row);
});

test.each(["/nope", "constructor", "__proto__", "/admin/orders/x", "/ADMIN"])(
  "nobody may use %s",
  (pattern) => {
    expect(policyOf(pattern)).toBeUndefined();
  },
);

const whoAt = (start: string) =>
  cells
    .filter(({ path }) => path === start || path.startsWith(`${start}/`))
    .map(({ rule }) => rule.who);

test("every page of the back-office asks for an ability, every page of the portal for an account", () => {
  expect(whoAt("/admin").filter((who) => !who.includes(":"))).toEqual([]);
  expect(new Set(whoAt("/portal"))).toEqual(new Set(["signed-in"]));
  expect(new Set(whoAt("/demo"))).toEqual(new Set(["demo"]));
});

test("only programs, callbacks, webhooks, inbound mails, the provider's own endpoints and one-click stops prove themselves by a signature", () => {
  const signed = cells.filter(({ rule }) => rule.signed).map(({ path }) => path);
  expect(signed.toSorted()).toEqual([
    "/api/couriers/ninjavan/callback",
    "/api/highlevel/webhook",
    "/api/inbound-mail",
    "/api/mail/events",
    "/api/messages/twilio/reply",
    "/api/messages/twilio/report",
    "/api/payments/:gateway/callback",
    "/api/v1/:noun",
    "/api/v1/:noun/:key/:verb",
    "/mcp",
    "/newsletter/stop/:token",
    "/stop-notices/:token",
    "/stop-reminders/:token",
    "/test-gateway/refund",
    "/test-gateway/status",
    "/ucp/mcp",
    "/unsubscribe/:token",
  ]);
});

test("the same name never counts against two limits", () => {
  const names = cells.flatMap(({ rule }) => rule.limit?.name ?? []);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  "/auth",
  "/confirm-email",
  "/confirm-email/:token",
  "/reset-password",
  "/reset-password/:token",
  "/checkout",
  "/cart",
  "/order/:token",
  "/confirm-order/:token",
  "/visit",
])("nobody may try %s without end", (path) => {
  expect(policyOf(path)?.POST?.limit).toBeDefined();
});

test.each([
  ["POST", "/order/abc/proofs", true],
  ["POST", "/order/abc/proofs/", true],
  ["GET", "/order/abc/proofs", false],
  ["PUT", "/order/abc/proofs", false],
  ["POST", "/order/abc", false],
  ["POST", "/order/abc/proofs/1", false],
  ["POST", "/order/abc/def/proofs", false],
  ["POST", "/order//proofs", false],
  ["POST", "/x/order/abc/proofs", false],
  ["POST", "/checkout", false],
])("%s %s may bring a file: %s", (method, path, may) => {
  expect(takesUpload(method, path)).toBe(may);
});

test("whatever takes a file, or a whole mail, is limited", () => {
  const uploads = cells.filter(({ rule }) => rule.upload);
  expect(uploads.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual([
    "POST /admin/affiliates/payouts/:payoutId/payments",
    "POST /admin/doctors/:doctorId",
    "POST /admin/doctors/new",
    "POST /admin/lots/:lotId",
    "POST /admin/orders/reconciliation/payouts",
    "POST /admin/orders/remittances",
    "POST /admin/products/:productId/pictures",
    "POST /admin/products/:productId/pictures/upload",
    "POST /admin/products/import",
    "POST /admin/products/new",
    "POST /admin/settings/logo",
    "POST /admin/settings/moving/:noun",
    "POST /api/highlevel/webhook",
    "POST /api/inbound-mail",
    "POST /api/mail/events",
    "POST /order/:token/arrival",
    "POST /order/:token/proofs",
    "POST /order/:token/return",
    "POST /portal/discount",
    "POST /portal/picture",
  ]);
  // Staff may give five products all their pictures within the minute.
  // A provider hands over the mails of everybody, each a quarter of a megabyte at most.
  for (const { rule } of uploads) {
    const most = rule.who === "catalog:write" ? 60 : 10;
    expect(rule.limit?.points).toBeLessThanOrEqual(rule.signed ? 120 : most);
  }
});

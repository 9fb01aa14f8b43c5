import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { giveApp } from "#app/running/security/factories.ts";
import { proveIdentity } from "#app/running/security/commands/prove-identity.server.ts";
import { storeForm } from "#app/running/security/commands/store-form.server.ts";
import { takeForm } from "#app/running/security/commands/take-form.server.ts";
import { turnOffApp } from "#app/running/security/commands/turn-off-app.server.ts";
import { codeAt } from "#app/running/security/rules/app-code.ts";
import { waitingForms } from "#app/running/security/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { enforcePolicy } from "./enforce-policy.server.ts";
import { findActor } from "./find-actor.server.ts";
import { openServices } from "./services.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const limiter = createRateLimiter(pool);
const APP_URL = "http://x.test";
const services = openServices(parseEnv({ APP_URL }), quietLog, pool, "only these tests know it");
const PASSWORD = "mango-avenue";
const BROWSER = { headers: new Headers(), appUrl: APP_URL };

beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from waiting_forms");
});

/** An owner of the shop whose session was opened an hour ago. */
async function ownerOf(): Promise<{ actor: Actor; userId: string; sessionId: string }> {
  const email = `${ctx.ids.newId()}@example.test`;
  const names = { firstName: "Bea", lastName: "B", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  await db.insert(userRoles).values({ userId, role: "admin", grantedAt: ctx.now });
  const sessionId = ctx.ids.newId();
  const expiresAt = new Date(ctx.now.getTime() + 86_400_000);
  const provenAt = new Date(ctx.now.getTime() - 3_600_000);
  await db.insert(session).values({ id: sessionId, userId, token: sessionId, expiresAt, provenAt });
  const actor: Actor = {
    kind: "user",
    userId,
    email,
    roles: ["admin"],
    session: { id: sessionId, provenAt },
  };
  return { actor, userId, sessionId };
}

type SentForm = { pattern: string; address?: string; fields?: Record<string, string> };

/** Where the entry policy leads, or undefined when it lets the request through. */
async function send(actor: Actor, { pattern, address = pattern, fields }: SentForm) {
  const url = new URL(address, APP_URL);
  const request = new Request(url, {
    headers: { origin: APP_URL, referer: `${APP_URL}/admin/orders?show=attention` },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  const served = { ctx: as(actor), env: services.env, limiter, ip: "1" } as RequestContext;
  try {
    await enforcePolicy({ request, url, pattern }, served);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    throw thrown;
  }
  // The page can still read its form.
  const left = fields && Object.fromEntries(await request.formData());
  expect(left).toEqual(fields);
  return undefined;
}

const ASKING: [string, SentForm][] = [
  ["a refund", { pattern: "/admin/orders/:orderId", fields: { intent: "refund-order" } }],
  [
    "a change of an order's items",
    { pattern: "/admin/orders/:orderId/edit", fields: { intent: "change" } },
  ],
  [
    "a return that is settled",
    { pattern: "/admin/returns/:returnId", fields: { intent: "settle" } },
  ],
  [
    "couriers' cash that is written off",
    {
      pattern: "/admin/orders/remittances/differences",
      fields: { intent: "write_off", note: "The courier lost it" },
    },
  ],
  ["the list of customers", { pattern: "/admin/customers/export", fields: { search: "" } }],
  ["the list of orders", { pattern: "/admin/orders/export", fields: { query: "", search: "" } }],
  [
    "the lines of orders",
    { pattern: "/admin/orders/export-lines", fields: { query: "", search: "" } },
  ],
  ["the list of codes", { pattern: "/admin/discounts/export", fields: { show: "" } }],
  ["the list of stock", { pattern: "/admin/stock/export", fields: { show: "" } }],
  ["the list of products", { pattern: "/admin/products/export", fields: { query: "" } }],
  ["the list of affiliates", { pattern: "/admin/affiliates/people/export", fields: { query: "" } }],
  [
    "the list of commissions",
    { pattern: "/admin/affiliates/commissions/export", fields: { query: "" } },
  ],
  [
    "a payout that is confirmed",
    { pattern: "/admin/affiliates/payouts/:payoutId", fields: { intent: "confirm" } },
  ],
  [
    "accounts to pay to",
    { pattern: "/admin/affiliates/payouts/:payoutId/file", fields: { method: "gcash" } },
  ],
  [
    "where an affiliate is paid",
    { pattern: "/portal/affiliate/payouts", fields: { intent: "save-details" } },
  ],
  ["an invite", { pattern: "/admin/settings/staff", fields: { intent: "invite" } }],
  ["an approval", { pattern: "/admin/settings/staff", fields: { intent: "approve" } }],
  ["a key", { pattern: "/admin/settings/integrations/keys/new", fields: { name: "A program" } }],
  ["an approval rule", { pattern: "/admin/proposals/rules/new", fields: { perDay: "5" } }],
  ["a rule again", { pattern: "/admin/proposals/rules/:ruleId", fields: { intent: "restore" } }],
  ["a webhook", { pattern: "/admin/settings/integrations/webhooks/new", fields: { url: "x" } }],
  [
    "a new signing secret",
    {
      pattern: "/admin/settings/integrations/webhooks/:webhookId",
      fields: { intent: "rotate", version: "1" },
    },
  ],
  [
    "keys of a payment provider",
    {
      pattern: "/admin/settings/payments/:provider",
      fields: { intent: "save", version: "0", secretKey: "sk_test_00000000" },
    },
  ],
  [
    "another payment provider",
    { pattern: "/admin/settings/payments/:provider", fields: { intent: "choose" } },
  ],
  [
    "the keys of a courier",
    {
      pattern: "/admin/settings/couriers",
      fields: { intent: "save", version: "0", clientId: "client-0001", mode: "live" },
    },
  ],
  [
    "a connection to HighLevel",
    {
      pattern: "/admin/settings/integrations/highlevel",
      fields: { intent: "save", version: "1", locationId: "ve9EPM428h8vShlRW1KT" },
    },
  ],
  ["a role", { pattern: "/admin/settings/staff/:userId", fields: { intent: "grant" } }],
  ["a new key for backups", { pattern: "/admin/settings/backup", fields: { intent: "make-key" } }],
  ["a backup", { pattern: "/admin/settings/backup/:backupId" }],
  ["one's own data", { pattern: "/portal/your-data/download", fields: { kind: "orders" } }],
  [
    "the end of an account",
    { pattern: "/portal/your-data", fields: { intent: "delete-account", word: "DELETE" } },
  ],
  [
    "the erasure of a guest",
    { pattern: "/admin/customers/:customerId/erase", fields: { intent: "erase" } },
  ],
  ["another email", { pattern: "/portal/email", fields: { intent: "ask", email: "b@x.test" } }],
  ["an app that ends", { pattern: "/portal/security", fields: { intent: "turn-off-app" } }],
  ["a passkey that is added", { pattern: "/portal/security", fields: { intent: "begin-passkey" } }],
  ["a passkey that is removed", { pattern: "/admin/me", fields: { intent: "remove-passkey" } }],
  ["new recovery codes", { pattern: "/admin/me", fields: { intent: "renew-codes" } }],
];

test.each(ASKING)("%s asks for a proof that is fresh", async (_, sent) => {
  const { actor } = await ownerOf();
  // Who works in the back-office proves it there.
  const place = sent.pattern.startsWith("/admin") ? "/admin/confirm-identity" : "/confirm-identity";
  const to = await send(actor, sent);
  expect(to?.replace(/\/[\da-f-]{36}$/, "")).toBe(place);
  if (actor.kind !== "user") return;
  const fresh = { ...actor, session: { id: "s", provenAt: ctx.now } };
  expect(await send(fresh, sent)).toBeUndefined();
});

test.each([
  { pattern: "/admin/orders/:orderId", fields: { intent: "move-order" } },
  { pattern: "/admin/proposals/rules/:ruleId", fields: { intent: "remove" } },
  { pattern: "/portal/your-data", fields: { intent: "keep-account" } },
  { pattern: "/admin/settings/staff", fields: { intent: "withdraw" } },
  { pattern: "/admin/settings/backup", fields: { backup_keep: "3" } },
])("$pattern asks for none for $fields", async (sent) => {
  expect(await send((await ownerOf()).actor, sent)).toBeUndefined();
});

test("who may not is not asked for a proof", async () => {
  const { actor } = await ownerOf();
  const customer = { ...actor, roles: ["customer"] } as Actor;
  expect(await send(customer, ASKING[3]![1])).toBe("/");
  expect(await db.$count(waitingForms)).toBe(0);
});

test("after the password what was sent comes back whole, once and to its sender alone", async () => {
  const { actor, sessionId } = await ownerOf();
  const fields = { intent: "refund-order", amount: "1,250", reason: "Broken <vial>" };
  const address = "/admin/orders/o-1?tab=money";
  const to = await send(actor, { pattern: "/admin/orders/:orderId", address, fields });
  const formId = to!.split("/").at(-1)!;
  const [stored] = await db.select().from(waitingForms);
  expect(stored).toMatchObject({ address, backTo: "/admin/orders?show=attention" });
  expect(JSON.stringify(stored)).not.toContain("Broken");

  const own = as(actor);
  expect(await takeForm(own, formId)).toEqual({ ok: false, reason: "unproven" });
  const wrong = await proveIdentity({ ctx: own, limiter }, { password: "mango-street" }, BROWSER);
  expect(wrong).toEqual({ ok: false, reason: "wrong_password" });
  expect(await proveIdentity({ ctx: own, limiter }, { password: PASSWORD }, BROWSER)).toMatchObject(
    {
      ok: true,
    },
  );
  const [row] = await db.select().from(session).where(eq(session.id, sessionId));
  expect(row?.provenAt).toEqual(ctx.now);
  const proven = { ...actor, session: { id: sessionId, provenAt: ctx.now } } as Actor;
  const stranger = { ...(await ownerOf()).actor, session: { id: "s", provenAt: ctx.now } } as Actor;
  expect(await takeForm(as(stranger), formId)).toEqual({ ok: false, reason: "form_over" });
  expect(await takeForm(as(proven), formId)).toEqual({
    ok: true,
    value: { method: "POST", address, fields },
  });
  expect(await takeForm(as(proven), formId)).toEqual({ ok: false, reason: "form_over" });
});

test("a form waits for 15 minutes, and five of one account at most", async () => {
  const { actor } = await ownerOf();
  const form = { method: "POST", address: "/portal", backTo: null, fields: {} } as const;
  const first = await storeForm(as(actor), form);
  for (let sent = 0; sent < 5; sent++) await storeForm(as(actor), form);
  expect(await db.$count(waitingForms)).toBe(5);
  expect(await db.$count(waitingForms, eq(waitingForms.id, first))).toBe(0);
  const late = at(new Date(ctx.now.getTime() + 15 * 60_000 + 1));
  await storeForm({ ...late, actor }, form);
  expect(await db.$count(waitingForms)).toBe(1);
});

test("a code of the app is a proof as well, once", async () => {
  const { actor, userId } = await ownerOf();
  const { key } = await giveApp(ctx, userId);
  const code = codeAt(key, ctx.now);
  const own = { ctx: as(actor), limiter };
  expect(await proveIdentity(own, { code }, BROWSER)).toMatchObject({ ok: true });
  expect(await proveIdentity(own, { code }, BROWSER)).toEqual({ ok: false, reason: "wrong_code" });
  expect(await proveIdentity({ ctx: as("visitor"), limiter }, { code }, BROWSER)).toMatchObject({
    reason: "forbidden",
  });
});

test("who guesses at the password has to wait", async () => {
  const { actor } = await ownerOf();
  const spent = { name: "prove-password", points: 10, seconds: 15 * 60 };
  const userId = actor.kind === "user" ? actor.userId : "";
  for (let tried = 0; tried < 10; tried++) await limiter.take(spent, userId);
  expect(
    await proveIdentity({ ctx: as(actor), limiter }, { password: PASSWORD }, BROWSER),
  ).toMatchObject({
    reason: "too_many_tries",
  });
});

test("where the shop requires an app, staff without one get to the page that adds it", async () => {
  const { userId, actor } = await ownerOf();
  const { headers } = await services.auth.api.signInEmail({
    body: { email: actor.kind === "user" ? actor.email : "", password: PASSWORD },
    returnHeaders: true,
  });
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const reader = async () => {
    const request = new Request(APP_URL, { headers: { cookie } });
    return (await findActor(services, request, { loopback: true, now: new Date() })).actor;
  };
  expect(await send(await reader(), { pattern: "/admin" })).toBeUndefined();
  await saveSettings(ctx, { require_2fa: "true" });
  for (const sent of [
    { pattern: "/admin" },
    { pattern: "/admin/orders" },
    { pattern: "/admin/find", fields: { search: "x" } },
    { pattern: "/admin/settings/security", fields: { require_2fa: "" } },
  ]) {
    expect(await send(await reader(), sent)).toBe("/portal/security");
  }
  expect(await send(await reader(), { pattern: "/portal/security" })).toBeUndefined();
  await giveApp(ctx, userId);
  expect(await send(await reader(), { pattern: "/admin" })).toBeUndefined();
  expect(await turnOffApp(as(await reader()))).toEqual({ ok: false, reason: "required" });
  await saveSettings(ctx, { require_2fa: "false" });
  expect(await turnOffApp(as(await reader()))).toMatchObject({ ok: true });
});

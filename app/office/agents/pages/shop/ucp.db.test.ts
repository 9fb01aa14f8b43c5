import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isNotNull } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { actorId } from "#app/platform/access/actor.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { linesOfToken } from "#app/selling/cart/queries.server.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { claimCart } from "#app/selling/cart/commands/claim-cart.server.ts";
import { takeOverCart } from "../../commands/take-over-cart.server.ts";
import { everyTool } from "../../queries/every-tool.server.ts";
import { ucpProfile } from "../../views/ucp-profile.ts";
import { ucpToolName } from "./answer-ucp.server.ts";
import { action } from "./ucp-mcp.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const limiter = createRateLimiter(pool);
const env = parseEnv({ APP_URL: "https://shop.example.test" });
const blend = await makeProduct(ctx, {
  name: "Quiet Blend",
  slug: "quiet-blend",
  sku: "BLEND-9",
  price: 150_000,
  stock: 3,
});
const guarded = await makeProduct(ctx, {
  name: "Guarded Vial",
  slug: "guarded-vial",
  sku: "GUARD-1",
  clearance: "required",
});
const owner = await accountOf(ctx, "customer");

beforeEach(() => pool.query("delete from rate_limits"));

const published = JSON.parse(readFileSync("tests/published/ucp-2026-04-08.json", "utf8")) as {
  schemas: object[];
};
const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: published.schemas });
const SHAPES = {
  search_catalog: "shopping/catalog_search.json#/$defs/search_response",
  lookup_catalog: "shopping/catalog_lookup.json#/$defs/lookup_response",
  get_product: "shopping/catalog_lookup.json#/$defs/get_product_response",
  create_cart: "shopping/cart.json",
  get_cart: "shopping/cart.json",
  update_cart: "shopping/cart.json",
  cancel_cart: "shopping/cart.json",
  get_order: "shopping/order.json",
  error: "shopping/types/error_response.json",
  profile: "ucp.json#/$defs/business_schema",
} as const;

function expectShape(name: string, value: unknown): void {
  if (!Object.hasOwn(SHAPES, name)) return;
  const validate = ajv.getSchema(`https://ucp.dev/schemas/${SHAPES[name as keyof typeof SHAPES]}`);
  expect([name, validate?.(value), validate?.errors]).toEqual([name, true, null]);
}

/** Sends one JSON-RPC message, as an agent would; the shop's own cookies and account come along. */
async function send(method: string, params: object, served = ctx): Promise<Response> {
  const context = new RouterContextProvider();
  const shared = { limiter, env, ip: "203.0.113.9", log: quietLog };
  context.set(requestContext, { ctx: served, ...shared } as RequestContext);
  const request = new Request(`${env.appUrl}/ucp/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return action({ request, params: {}, context, url: new URL(request.url) } as never);
}

async function bodyOf<T>(answer: Response): Promise<T> {
  return JSON.parse((await answer.text()).replace(/^[^{]*/s, "")) as T;
}

type Message = { type: string; code: string; content: string; path?: string };
type Answer = Record<string, unknown> & { ucp: { status: string }; messages?: Message[] };

async function call(name: string, sent: object, served = ctx): Promise<Answer> {
  const meta = { "ucp-agent": { profile: "https://agent.example.test/profile.json" } };
  const answer = await send("tools/call", { name, arguments: { meta, ...sent } }, served);
  const { result } = await bodyOf<{ result: { structuredContent: Answer } }>(answer);
  const said = result.structuredContent;
  expectShape(said.ucp.status === "error" ? "error" : name, said);
  return said;
}

const codes = ({ messages = [] }: Answer) => messages.map(({ code }) => code);
const cartWith = (...items: [id: string, quantity: number][]) => ({
  cart: { line_items: items.map(([id, quantity]) => ({ item: { id }, quantity })) },
});

test("the profile names every tool's capability, and no checkout", async () => {
  const profile = ucpProfile(env.appUrl);
  expectShape("profile", profile.ucp);
  expect(Object.keys(profile.ucp.capabilities)).not.toContain("dev.ucp.shopping.checkout");
  const listed = await bodyOf<{ result: { tools: { name: string }[] } }>(
    await send("tools/list", {}),
  );
  const names = listed.result.tools.map(({ name }) => name);
  expect(names).toEqual(everyTool({ env, limiter }).map(ucpToolName));
  expect(Object.keys(SHAPES).filter((name) => /_/.test(name) && !names.includes(name))).toEqual([]);
});

test("each tool is open to anyone, has a limit, and says so when it is used up", async () => {
  for (const tool of everyTool({ env, limiter })) {
    expect([tool.name, tool.who, tool.limit !== undefined]).toEqual([tool.name, "anyone", true]);
  }
  await call("get_product", { catalog: { id: "quiet-blend" } });
  await pool.query("update rate_limits set points = 120 where key like 'agent-catalog:%'");
  const params = { name: "get_product", arguments: { catalog: { id: "quiet-blend" } } };
  const slowed = await send("tools/call", params);
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await bodyOf(slowed)).toMatchObject({ error: { code: -32_000 } });
});

test("an agent finds products, with the warnings that their page has", async () => {
  const found = await call("search_catalog", { catalog: { query: "quiet" } });
  expect(found).toMatchObject({
    products: [{ id: blend, variants: [{ price: { amount: 150_000, currency: "PHP" } }] }],
    pagination: { has_next_page: false, total_count: 1 },
    messages: [{ presentation: "disclosure", path: "$.products[0]" }],
  });
  const all = await call("search_catalog", { catalog: { pagination: { limit: 1 } } });
  const page = all["pagination"] as { has_next_page: boolean; cursor: string };
  expect(page.has_next_page).toBe(true);
  const more = { catalog: { pagination: { limit: 1, cursor: page.cursor } } };
  const both = [all, await call("search_catalog", more)].flatMap(
    (one) => one["products"] as { id: string }[],
  );
  expect(both.map(({ id }) => id).toSorted()).toEqual([blend, guarded].toSorted());
  for (const filters of [{ categories: ["none"] }, { price: { max: 1 } }]) {
    expect(await call("search_catalog", { catalog: { filters } })).toMatchObject({ products: [] });
  }
  const looked = await call("lookup_catalog", { catalog: { ids: ["BLEND-9", blend, "unknown"] } });
  expect(looked).toMatchObject({ products: [{ variants: [{ inputs: [{}, {}] }] }] });
  expect(codes(looked)).toEqual(["safety", "not_found"]);
  const one = await call("get_product", { catalog: { id: "guarded-vial" } });
  expect(codes(one)).toEqual(["safety", "approval_required"]);
});

test("a cart is filled, priced, replaced and ended, and belongs to its id alone", async () => {
  const made = await call("create_cart", cartWith(["BLEND-9", 2], ["guarded-vial", 1], ["x", 1]));
  const id = String(made["id"]);
  expect(made).toMatchObject({
    line_items: [{ item: { id: blend, price: 150_000 }, quantity: 2 }],
    continue_url: `https://shop.example.test/cart/from/${id}`,
  });
  expect(codes(made)).toEqual(["clearance_required", "not_found", "low", "hand_over"]);
  const more = await call("update_cart", { id, ...cartWith(["quiet-blend", 9]) });
  expect(more).toMatchObject({ line_items: [{ quantity: 3 }] });
  expect(codes(more)).toContain("quantity_limited");
  // A change that puts nothing into the cart leaves it.
  const refused = await call("update_cart", { id, ...cartWith(["guarded-vial", 1]) });
  expect(refused).toMatchObject({ ucp: { status: "error" } });
  expect(await call("get_cart", { id })).toMatchObject({ line_items: [{ quantity: 3 }] });
  expect(await call("update_cart", { id, ...cartWith() })).toMatchObject({ line_items: [] });
  expect(await call("cancel_cart", { id })).toMatchObject({ id });
  for (const [tool, sent] of [
    ["get_cart", {}],
    ["update_cart", cartWith(["BLEND-9", 1])],
    ["cancel_cart", {}],
  ] as const) {
    expect(codes(await call(tool, { id, ...sent }))).toEqual(["not_found"]);
  }
});

test("an agent reads no account's cart, also with the account's cookie", async () => {
  const made = await call("create_cart", cartWith(["BLEND-9", 1]), as(owner));
  const id = String(made["id"]);
  expect(await db.$count(carts, isNotNull(carts.userId))).toBe(0);
  const claimed = await claimCart(as(owner), actorId(owner), id);
  for (const token of [id, claimed!.token]) {
    expect(codes(await call("get_cart", { id: token }, as(owner)))).toEqual(["not_found"]);
  }
});

test("taking over a cart twice, or at once, adds its items once", async () => {
  const from = String((await call("create_cart", cartWith(["BLEND-9", 2])))["id"]);
  const first = await takeOverCart(as("visitor"), { from, token: undefined });
  const own = first.ok ? first.value.token : undefined;
  expect(await takeOverCart(as("visitor"), { from, token: own })).toMatchObject({ ok: true });
  expect(await linesOfToken(db, own)).toMatchObject([{ quantity: 2 }]);
  const gone = await takeOverCart(as("visitor"), { from: "x", token: own });
  expect(gone).toEqual({ ok: false, reason: "not_found" });
});

test("delivery is priced without a cart", async () => {
  const { cart } = cartWith(["BLEND-9", 2], ["x", 1]);
  const sent = { cart: { ...cart, context: { address_region: "Cebu" } } };
  const priced = await call("price_delivery", sent);
  expect(priced["totals"]).toContainEqual({
    type: "subtotal",
    display_text: "Subtotal",
    amount: 300_000,
  });
  expect(codes(priced)).toEqual(["not_found"]);
});

test("an order opens by its link alone, and shows nothing about its buyer", async () => {
  const order = await findOrder(db, await makeOrder(ctx, { productId: blend }));
  const id = orderToken(ctx, order!);
  const shown = await call("get_order", { id });
  expect(shown).toMatchObject({ id, label: order!.orderNumber, line_items: [{}] });
  for (const personal of [order!.email, order!.firstName, order!.address, order!.phone!]) {
    expect(JSON.stringify(shown)).not.toContain(personal);
  }
  for (const wrong of [order!.id, order!.orderNumber, `${id.slice(0, -1)}_`]) {
    expect(codes(await call("get_order", { id: wrong }))).toEqual(["not_found"]);
  }
  const jobs = "select count(*)::int as n from graphile_worker.jobs";
  const before = (await pool.query<{ n: number }>(jobs)).rows[0]!.n;
  const asked = [order!.orderNumber, "PM-26-999999"].map((number) =>
    call("track_order", { number, email: order!.email }),
  );
  const [known, unknown] = await Promise.all(asked);
  expect(known).toEqual(unknown);
  expect((await pool.query<{ n: number }>(jobs)).rows[0]!.n).toBe(before + 2);
});

test("a parcel and a vial are checked like on their pages", async () => {
  const parcel = await call("check_parcel", { tracking: "ABC-123", phone: "0917 555 0101" });
  expect(String(parcel["title"])).not.toBe("");
  for (const [code, reason] of [
    ["K7MQ2XHD9R4", "mistyped"],
    ["K7MQ2XHD9R5", "unknown_vial"],
    ["short", "unknown_vial"],
  ] as const) {
    expect([code, codes(await call("verify_vial", { code }))]).toEqual([code, [reason]]);
  }
});

test.each([
  ["search_catalog", { catalog: { query: 1 } }],
  ["search_catalog", { catalog: {}, more: 1 }],
  ["search_catalog", { catalog: { pagination: { cursor: "x" } } }],
  ["get_product", { catalog: { id: "\0" } }],
  ["create_cart", { cart: { line_items: [] } }],
  ["create_cart", cartWith(["BLEND-9", 0])],
  ["create_cart", cartWith(["BLEND-9", 1.5])],
  ["track_order", { number: "x", email: "no" }],
])("%s with %j is a mistake that names its field", async (name, sent) => {
  const before = await db.$count(carts);
  const answer = await call(name, sent);
  expect(codes(answer).every((code) => code === "invalid")).toBe(true);
  expect(await db.$count(carts)).toBe(before);
});

import { describe, expect, test } from "vitest";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { SHOP, ask } from "./enforce-policy.fixture.ts";

const visitor = actorOf("visitor");
const customer = actorOf("customer");

describe("a visitor at a page that needs an account", () => {
  const next = (page: string) => `/auth?next=${encodeURIComponent(page)}`;

  test("is sent to sign in, and comes back to the page with its query", async () => {
    const answer = await ask(visitor, "/portal", { url: "/portal?tab=orders&q=a%26b" });
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get("location")).toBe(next("/portal?tab=orders&q=a%26b"));
  });

  test("is sent back to the page, also when only its data was asked for", async () => {
    const asked = { url: "/portal.data?q=1&_routes=x", page: "/portal?q=1" };
    const answer = await ask(visitor, "/portal", asked);
    expect(answer?.headers.get("location")).toBe(next("/portal?q=1"));
  });

  test("of the back-office is sent to sign in, too", async () => {
    const answer = await ask(visitor, "/admin/orders", { url: "/admin/orders?page=2" });
    expect(answer?.headers.get("location")).toBe(next("/admin/orders?page=2"));
  });

  const paid = "/portal?order_success=true";
  const cookie = "__Host-pm_last_order=tok%2F3n";

  test("who comes back from paying is led to the receipt of the order just placed", async () => {
    const answer = await ask(visitor, "/portal", { url: paid, headers: { cookie } });
    expect(answer?.headers.get("location")).toBe("/order/tok%2F3n");
  });

  test.each([
    ["without that cookie", paid, {}],
    ["with a cookie of another name", paid, { cookie: "pm_last_order=x" }],
    ["without having paid", "/portal?order_success=false", { cookie }],
    ["elsewhere", "/admin?order_success=true", { cookie }],
  ])("%s signs in like everybody", async (_, url, headers) => {
    const pattern = url.split("?")[0] ?? "";
    const answer = await ask(visitor, pattern, { url, headers });
    expect(answer?.headers.get("location")).toBe(next(url));
  });
});

describe("somebody signed in", () => {
  test("sees the portal", async () => {
    expect(await ask(customer, "/portal")).toBeUndefined();
  });

  test("but no staff is sent home from the back-office, and told why", async () => {
    const answer = await ask(customer, "/admin");
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get("location")).toBe("/");
    const cookie = answer?.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(takeFlash(new Request(SHOP, { headers: { cookie } }), SHOP).flash).toEqual({
      tone: "error",
      title: "Access Denied",
      text: "You don't have permission to access the admin dashboard",
    });
  });

  test("as staff enters the back-office, and of its pages those of the role", async () => {
    expect(await ask(actorOf("marketing"), "/admin")).toBeUndefined();
    expect(await ask(actorOf("support"), "/admin/orders")).toBeUndefined();
    expect((await ask(actorOf("marketing"), "/admin/orders"))?.headers.get("location")).toBe("/");
  });
});

describe("the demo's mailbox", () => {
  test("opens on the machine of the demo itself", async () => {
    const here = { demo: true, loopback: true };
    expect(await ask(visitor, "/demo/mailbox", here)).toBeUndefined();
  });

  test.each([
    ["from elsewhere", { demo: true, loopback: false }],
    ["outside the demo", { demo: false, loopback: true }],
  ])("is not there %s, not even for the owner", async (_, asked) => {
    expect((await ask(actorOf("admin"), "/demo/mailbox", asked))?.status).toBe(404);
  });
});

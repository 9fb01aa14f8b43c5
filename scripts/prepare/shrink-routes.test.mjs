import { expect, it } from "vitest";
import { policy } from "../../app/policy.ts";
import { routeListFor } from "../../app/server/pages/route-list.ts";
import { shopRoutes, staffRoutes, withoutFalseFlags } from "./shrink-routes.mjs";

it("leaves out only what a route does not have", () => {
  const route = { id: "a", hasAction: false, hasLoader: true, hasErrorBoundary: false, css: [] };
  const list = `window.__reactRouterManifest=${JSON.stringify({ routes: { a: route } })};`;
  expect(withoutFalseFlags(list)).toBe(
    'window.__reactRouterManifest={"routes":{"a":{"id":"a","hasLoader":true,"css":[]}}};',
  );
});

it("lists for shoppers no document, and nothing of the back-office or for programs alone", () => {
  const ids = ["/", "/admin-auth", "/admin", "/admin/lots/:lotId", "shells/desk/layout", "/*"];
  ids.push("/api/v1/stock", "/api/mail/seen/:token", "/api/payments/:gateway/callback");
  ids.push("/api/health-ai-chat", "/api/auth/callback/google", "/test-gateway/refund");
  ids.push("/visit", "/portal/profile/field", "/portal/wellness/entries", "/portal/therapy/doses");
  const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
  const list = `window.__reactRouterManifest=${JSON.stringify({ entry: 1, routes, url: "/a.js" })};`;
  const home = { index: true, id: "/" };
  const ofShop = { "/admin-auth": { id: "/admin-auth" }, "/*": { id: "/*" }, "/": home };
  expect(shopRoutes(list)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry: 1, routes: ofShop, url: "/a.shop.js" })};`,
  );
  expect(() => shopRoutes("export default 1")).toThrow("another form");
});

it("lists no file for shoppers, but each page, form and address that leads on to one", () => {
  const file = { hasLoader: true };
  const routes = {
    "/portal/picture/:fileId": file,
    "/discount/:code": file,
    "/cart": { ...file, hasDefaultExport: true },
    "/sign-out": { hasAction: true },
    "/portal/wellness/export": { ...file, hasAction: true },
    "/portal/therapy/doses/:doseId": { ...file, hasDefaultExport: true },
  };
  const list = `window.__reactRouterManifest=${JSON.stringify({ routes, url: "/a.js" })};`;
  const text = shopRoutes(list);
  expect(Object.keys(JSON.parse(text.slice(text.indexOf("{"), -1)).routes)).toEqual(
    Object.keys(routes).slice(1),
  );
});

it("lists a route for shoppers exactly when its page is given their list", () => {
  const ids = ["root", "/admin-auth", "/admin", "/admin/lots/:lotId", "/administer", "/*"];
  const shells = ["shells/desk/layout", "shells/desk/pages", "shells/storefront/layout"];
  const all = [...ids, ...shells];
  const routes = Object.fromEntries(all.map((id) => [id, { id }]));
  const list = `window.__reactRouterManifest=${JSON.stringify({ routes, url: "/a.js" })};`;
  const listed = all.filter((id) => shopRoutes(list).includes(JSON.stringify({ id })));
  expect(listed).toEqual(all.filter((id) => routeListFor("/a.js", [id]) === "/a.shop.js"));
  expect(listed).toContain("/administer");
});

it("takes for documents exactly the pages that are the same for everybody", () => {
  const pages = Object.entries(policy).filter(
    ([address]) => !/\.|^\/(?:sitemap|feeds)/.test(address),
  );
  const routes = Object.fromEntries(pages.map(([id]) => [id, { id, hasDefaultExport: true }]));
  const list = `window.__reactRouterManifest=${JSON.stringify({ routes, url: "/a.js" })};`;
  const shared = pages
    .filter(([, { GET }]) => GET?.shared)
    .map(([id]) => JSON.stringify({ id }).slice(0, -1));
  expect(shared.length).toBeGreaterThan(10);
  for (const shown of [shopRoutes(list), staffRoutes(list)]) {
    expect(shared.filter((route) => shown.includes(`${route},`))).toEqual([]);
    expect(shown).toContain(JSON.stringify({ id: "/cart" }).slice(0, -1));
  }
  expect(staffRoutes(list)).toContain(JSON.stringify({ id: "/admin" }).slice(0, -1));
});

it("names the imports of a route that not every page has, the ones of many routes first", () => {
  const routes = {
    a: { id: "a", module: "/a.js", imports: ["/lib.js", "/own.js", "/forms.js"] },
    b: { id: "b", module: "/b.js", imports: ["/forms.js", "/lib.js"] },
    c: { id: "c", module: "/c.js" },
  };
  const list = { entry: { imports: ["/lib.js"] }, routes, url: "/x.js" };
  const text = shopRoutes(`window.__reactRouterManifest=${JSON.stringify(list)};`);
  expect(JSON.parse(text.slice(text.indexOf("{"), -1)).routes).toEqual({
    a: { id: "a", module: "/a.js", imports: ["/forms.js", "/own.js"] },
    b: { id: "b", module: "/b.js", imports: ["/forms.js"] },
    c: { id: "c", module: "/c.js" },
  });
});

import { expect, it } from "vitest";
import { slimManifest } from "./slim-manifest.mjs";

const written = (list) => `window.__reactRouterManifest=${JSON.stringify(list)};`;

it("names no file twice that every page has", () => {
  const list = {
    entry: { imports: ["/react.js"] },
    routes: {
      root: { imports: ["/react.js", "/shop.js"] },
      cart: { module: "/cart.js", imports: ["/react.js", "/field.js", "/shop.js"] },
      "modules/lots/admin/lots-page": { module: "/lots.js", imports: ["/field.js"] },
    },
    version: "1",
  };
  expect(slimManifest(written(list))).toBe(
    written({
      ...list,
      routes: {
        root: list.routes.root,
        cart: { module: "/cart.js", imports: ["/field.js"] },
        "modules/lots/admin/lots-page": { module: "/lots.js", imports: [] },
      },
    }),
  );
});

it("does not touch what it does not know", () => {
  expect(() => slimManifest("export default {}")).toThrow("another way");
});

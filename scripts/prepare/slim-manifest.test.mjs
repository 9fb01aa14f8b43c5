import { expect, it } from "vitest";
import { slimManifest } from "./slim-manifest.mjs";

const written = (list) => `window.__reactRouterManifest=${JSON.stringify(list)};`;

it("names no file twice that every page has, and nothing that a route has not", () => {
  const list = {
    entry: { imports: ["/react.js"] },
    routes: {
      root: { imports: ["/react.js", "/shop.js"], css: ["/shop.css"], hasAction: false },
      one: {
        parentId: "root",
        path: "cart",
        hasAction: true,
        hasClientLoader: false,
        module: "/cart.js",
        imports: ["/react.js", "/field.js", "/shop.js"],
        css: ["/shop.css", "/cart.css"],
      },
      two: { parentId: "root", path: "admin", imports: ["/field.js"], css: [] },
      three: { parentId: "two", path: "lots", imports: ["/field.js"], css: ["/shop.css"] },
      four: { parentId: "root", path: "administer", imports: ["/field.js"], css: [] },
    },
    version: "1",
  };
  const { root, one, two, three, four } = list.routes;
  expect(slimManifest(written(list))).toBe(
    written({
      ...list,
      routes: {
        root: { imports: root.imports, css: root.css },
        one: {
          parentId: "root",
          path: "cart",
          hasAction: true,
          module: one.module,
          imports: ["/field.js"],
          css: ["/cart.css"],
        },
        two: { ...two, imports: [] },
        three: { ...three, imports: [], css: [] },
        four,
      },
    }),
  );
});

it("does not touch what it does not know", () => {
  expect(() => slimManifest("export default {}")).toThrow("another way");
});

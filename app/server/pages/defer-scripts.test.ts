import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const hint = (rel: string, href: string) => createElement("link", { rel, href, key: href });
const script = (code: string, more: object) =>
  createElement("script", { key: code, dangerouslySetInnerHTML: { __html: code }, ...more });
const sent = (...parts: readonly React.ReactNode[]) => deferScripts(renderToStaticMarkup(parts));

it("defers the hints at scripts, and at nothing else", () => {
  const html = sent(
    hint("modulepreload", "/assets/a.js"),
    hint("stylesheet", "/assets/shop.css"),
    hint("modulepreload", "/assets/b.js"),
  );
  expect(html.match(/<link[^>]*>/g)?.toSorted()).toEqual([
    '<link rel="deferred" fetchpriority="low" href="/assets/a.js"/>',
    '<link rel="deferred" fetchpriority="low" href="/assets/b.js"/>',
    '<link rel="stylesheet" href="/assets/shop.css"/>',
  ]);
});

it.each([{}, { nonce: "abc" }])("defers the script that begins, and no other, with %o", (more) => {
  const html = sent(
    script("data()", more),
    script("begin()", { ...more, type: "module", async: true }),
  );
  const given = "nonce" in more ? ' nonce="abc"' : "";
  expect(html).toBe(
    `<script${given}>data()</script><script${given} type="deferred">begin()</script>`,
  );
});

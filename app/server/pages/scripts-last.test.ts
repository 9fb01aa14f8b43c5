import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

it("lets everything else that a page hints at go before its scripts", () => {
  const hint = (rel: string, href: string) => createElement("link", { rel, href, key: href });
  const html = renderToStaticMarkup([
    hint("modulepreload", "/assets/a.js"),
    hint("stylesheet", "/assets/shop.css"),
    hint("modulepreload", "/assets/b.js"),
  ]);
  expect(scriptsLast(html).match(/<link[^>]*low[^>]*>/g)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/>',
  ]);
});

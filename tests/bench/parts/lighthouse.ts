import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "../../listen-locally.ts";
import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { fillCarts } from "../checkouts.ts";
import { figure, type Figure } from "../figure.ts";
import { openBrowser } from "../open-browser.ts";
import type { Part } from "../part.ts";
import { openStage } from "../stage.ts";
import { median } from "../statistics.ts";

const PAGES = {
  home: "/",
  listing: "/products",
  product: "/product/tirzepatide",
  checkout: "/checkout",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const RUNS = 3;
const PACKAGE = new URL(
  "../../../tools/packages/node_modules/lighthouse/core/index.js",
  import.meta.url,
);

type Audit = (url: string, flags: object) => Promise<{ lhr: Run } | undefined>;

/** 170 MB that only this part needs, so they are installed when it runs for the first time. */
async function loadLighthouse(): Promise<Audit> {
  if (!existsSync(PACKAGE)) {
    execFileSync("npm", ["ci", "--prefix", "tools/packages", "--ignore-scripts"], {
      stdio: "inherit",
    });
  }
  const { default: audit } = (await import(PACKAGE.href)) as { default: Audit };
  return audit;
}

/** Its own idea of a phone and of a slow line; the median run of each page. */
export const lighthouse: Part = {
  name: "lighthouse",
  about: "Lighthouse on a phone as it imagines one",
  async measure({ server }) {
    const audit = await loadLighthouse();
    const { app, close } = await openStage(server, { products: 100 });
    await fillCarts(app.pool, 1);
    const port = await freePort();
    const browser = await openBrowser(port);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await audit(app.url + path, {
          port,
          logLevel: "error",
          onlyCategories: CATEGORIES,
          extraHeaders: { Cookie: `${CART_COOKIE}=bench-cart-0` },
        });
        if (!result) throw new Error("Lighthouse said nothing");
        runs.push(result.lhr);
      }
      figures.push(...figuresOf(name, runs));
    }
    await browser.close();
    await close();
    return figures;
  },
};

type Run = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

function figuresOf(name: string, runs: readonly Run[]): Figure[] {
  const score = (category: string) =>
    median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
  const value = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  return [
    ...CATEGORIES.map((category) => {
      const least = category === "performance" ? 98 : 100;
      return figure(`${name}: ${category}`, score(category), {}, { least });
    }),
    figure(
      `${name}: largest paint`,
      value("largest-contentful-paint") / 1_000,
      { digits: 2, unit: "s" },
      { most: 1.8 },
    ),
    figure(
      `${name}: blocks the main thread`,
      value("total-blocking-time"),
      { unit: "ms" },
      { most: 100 },
    ),
    figure(`${name}: layout shift`, value("cumulative-layout-shift"), { digits: 3 }, { most: 0 }),
  ];
}

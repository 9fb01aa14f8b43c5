import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { allPages } from "../app/shells/pages.ts";
import { isOfStaff } from "../app/server/pages/route-list.ts";
import type { Page } from "../app/platform/access/page.ts";
import { specifiersIn, targetOf } from "./structure/imports.ts";

const EVERYTHING = 'source(".")';

/** What stands around the pages, beside the shells of the back-office, and what a page's script shows. */
const FRAMES = [
  "entry.client.tsx",
  "root.tsx",
  "shells/storefront/layout.tsx",
  "shells/storefront/checkout-layout.tsx",
  "shells/portal/layout.tsx",
];

/** Names the whole server. */
const ENTRY = "entry.server.tsx";

const inApp = (file: string) => `app/${file.replaceAll("\\", "/")}`;

/** Limits the sheet of shoppers to the class names of their pages. Development has all of them. */
export function shopSources(): Plugin {
  return {
    name: "shop-sources",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/shop\.css\?transform-only$/ },
      handler(css) {
        if (!css.includes(EVERYTHING)) throw new Error(`shop.css no longer has ${EVERYTHING}`);
        const sources = filesOfShop().map((file) => `@source "../${file}";`);
        return `${css.replace(EVERYTHING, "source(none)")}${sources.join("\n")}\n`;
      },
    },
  };
}

/**
 * The files that pages outside the back-office import. `.server.ts` holds no markup and imports the
 * back-office; `.server.tsx` holds some, and is reached only from there.
 */
export function filesOfShop(): string[] {
  const pages = Object.entries<Page>(allPages).filter(([address]) => !isOfStaff(address));
  const markup = globSync("**/*.server.tsx", { cwd: "app" }).filter((file) => file !== ENTRY);
  const left = [...FRAMES, ...markup, ...pages.map(([, { file }]) => file)].map(inApp);
  const found = new Set<string>();
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    left.push(...importsOf(file));
  }
  return [...found].toSorted();
}

function importsOf(file: string): string[] {
  return specifiersIn(readFileSync(path.resolve(file), "utf8"))
    .map((specifier) => targetOf(file, specifier) ?? "")
    .filter((target) => /^app\/.*\.tsx?$/.test(target) && !target.endsWith(".server.ts"))
    .filter((target) => existsSync(target));
}

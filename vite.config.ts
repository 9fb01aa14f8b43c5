import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { clientChunks } from "./scripts/client-chunks.ts";
import { shopSources } from "./scripts/shop-sources.ts";

/**
 * Vite wraps each lazy part in code that loads its style and its imports before it. Here no part has
 * a style of its own, and the lazy parts are small: only the import is left.
 */
const plainLazyParts: Plugin = {
  name: "plain-lazy-parts",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/**
 * Node finds and reads the many files of these packages one by one, which is 0.6 of the 1.6 s of CPU
 * and 110 of the 390 MB of loading the server. Here they are part of it, without unused icons.
 */
const BUILT_IN = [
  /^lucide-react/,
  /^drizzle-orm/,
  /^better-auth/,
  /^@better-auth\//,
  /^@react-email\//,
];

const DRAW_ICON = fileURLToPath(import.meta.resolve("./app/ui/draw-icon.ts"));

/** The icons are made by `drawIcon`, which writes less of each. */
const plainIcons: Plugin = {
  name: "plain-icons",
  enforce: "pre",
  load: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => `export { drawIcon as default } from ${JSON.stringify(DRAW_ICON)};`,
  },
};

export default defineConfig(({ command }) => ({
  ...(command === "build" && { ssr: { noExternal: BUILT_IN } }),
  environments: {
    client: {
      build: {
        // The router names what each page imports; only a few lazy parts would be preloaded.
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: clientChunks },
            // The list of routes names most of them at the first visit, so they are short.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash:7].js",
          },
        },
      },
    },
  },
  plugins: [plainLazyParts, plainIcons, shopSources(), tailwindcss(), reactRouter()],
}));

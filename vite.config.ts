import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { clientChunks } from "./scripts/client-chunks.ts";

/**
 * The toast library writes its styles into the page when it loads, which our content policy
 * refuses. The same styles come as a file with the toast chunk, so the call is left out.
 */
const toastStylesFromFile: Plugin = {
  name: "toast-styles-from-file",
  transform(code, id) {
    if (!id.includes("/sonner/dist/index.mjs")) return undefined;
    return { code: code.replace(/^__insertCSS\(.*\);$/m, ""), map: null };
  },
};

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } },
  },
  plugins: [tailwindcss(), reactRouter(), toastStylesFromFile],
});

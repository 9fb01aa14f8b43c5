import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

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

/** What most pages use comes as one file: dozens of small ones compress worse and queue up. */
const sharedInOneFile = {
  groups: [
    {
      name: "shop",
      test: /app[\\/](ui|lib|platform)[\\/]|lucide-react|surfaces[\\/]storefront/,
      minShareCount: 4,
    },
  ],
};

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedInOneFile } } } },
  },
  plugins: [tailwindcss(), reactRouter(), toastStylesFromFile],
});

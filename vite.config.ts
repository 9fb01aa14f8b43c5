import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientChunks } from "./scripts/client-chunks.ts";
import { leaveOutUnusedRouterParts, slimIcons } from "./scripts/slim-libraries.ts";

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } },
  },
  plugins: [tailwindcss(), reactRouter(), leaveOutUnusedRouterParts, slimIcons],
});

import type { Plugin } from "vite";

type Part = {
  exports: string;
  instead: string;
  /** Asked for by what only servers run, which the build then leaves out. */
  gone: readonly string[];
};

/**
 * What the router brings for uses that the shop does not make: finding routes step by step (our
 * pages come with all of them), and instruments. Together 2.5 kB of a first visit's 115.
 */
const UNUSED: Record<string, Part> = {
  "lib/dom/ssr/fog-of-war.js": {
    exports:
      "URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery",
    instead: `
      export const isFogOfWarEnabled = () => false;
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => {};
      export const getPartialManifest = (manifest) => manifest;`,
    gone: ["URL_LIMIT", "getManifestPath", "getPathsWithAncestors", "handleClientVersionMismatch"],
  },
  "lib/router/instrumentation.js": {
    exports:
      "consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext",
    instead: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;`,
    gone: ["instrumentHandler", "instrumentationResultMetaContext"],
  },
};

/** Fails the build where another version of the router has other parts: look, then change the list. */
export const leaveOutUnusedRouterParts: Plugin = {
  name: "leave-out-unused-router-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    const path = (id.split("?")[0] ?? id).replaceAll("\\", "/");
    const [, part] = Object.entries(UNUSED).find(([end]) => path.endsWith(end)) ?? [];
    if (!part) return undefined;
    if (!code.includes(`export { ${part.exports} };`)) {
      throw new Error(`${path} has other exports than scripts/slim-libraries.ts knows`);
    }
    const gone = part.gone.map((name) => `export const ${name} = undefined;`);
    return { code: [part.instead, ...gone].join("\n"), map: null };
  },
};

/** See app/ui/create-icon.ts. On the server too, where each of lucide's own costs twice as much. */
export const slimIcons: Plugin = {
  name: "slim-icons",
  apply: "build",
  config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
  transform(code, id) {
    if (/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)) {
      // Strokes never change places; what tells them apart is all that does not compress.
      return {
        code: code.replaceAll(/, key: "\w+"|\bsize: 24,|__iconData\.node;/g, ""),
        map: null,
      };
    }
    if (!/lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs/.test(id)) return undefined;
    if (!code.includes("export { createLucideIcon as default };")) {
      throw new Error("lucide makes its icons in another way than app/ui/create-icon.ts knows");
    }
    return { code: 'export { createIcon as default } from "/app/ui/create-icon.ts";', map: null };
  },
};

import { registerHooks } from "node:module";
import process from "node:process";

/** Pairs of a text in the built shop and its replacement. */
const swaps = JSON.parse(process.env["BENCH_SWAPS"] ?? "[]") as [string, string][];

// The shop itself has no switches for this, so its built code is changed as it is loaded.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/build/server/index.js")) return loaded;
    const source = swaps.reduce((text, [from, to]) => {
      const parts = text.split(from);
      if (parts.length !== 2) throw new Error(`"${from}" is there ${parts.length - 1} times`);
      return parts.join(to);
    }, asText(loaded.source));
    return { ...loaded, source };
  },
});

function asText(source: unknown): string {
  if (typeof source === "string") return source;
  if (source instanceof Uint8Array) return Buffer.from(source).toString();
  throw new Error("the built shop has no source");
}

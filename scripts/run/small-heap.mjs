import { inRoot } from "../prepare/main.mjs";

/**
 * V8 lets a heap grow with the machine and glibc keeps memory for each thread, so that a shop
 * would hold more than twice what it needs (docs/benchmarks.md). Both are told at the start of a
 * process only, which is why this one becomes another under the same number, where a system can.
 * Who gives the heap a size of her own keeps it.
 */
export function inSmallHeap(script, own = process) {
  const given = [...own.execArgv, own.env.NODE_OPTIONS ?? ""].join(" ");
  if (!own.execve || /--max[-_]old[-_]space[-_]size/.test(given)) return;
  const flags = ["--max-old-space-size=384", "--max-semi-space-size=8"];
  const args = [own.execPath, ...own.execArgv, ...flags, inRoot(script), ...own.argv.slice(2)];
  own.execve(own.execPath, args, { MALLOC_ARENA_MAX: "2", ...own.env });
}

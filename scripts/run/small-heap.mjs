import { inRoot } from "../prepare/main.mjs";

/**
 * V8 lets a heap grow with the machine and glibc keeps memory for each thread, so that a shop
 * would hold more than twice what it needs (docs/benchmarks.md). Both can be set at the start of
 * a process only, so this one replaces itself (`execve`) where the system can. A heap size that was
 * set by hand stays.
 */
export function inSmallHeap(script, own = process) {
  const given = [...own.execArgv, own.env.NODE_OPTIONS ?? ""].join(" ");
  if (!own.execve || /--max[-_]old[-_]space[-_]size/.test(given)) return;
  const flags = ["--max-old-space-size=384", "--max-semi-space-size=8"];
  const args = [own.execPath, ...own.execArgv, ...flags, inRoot(script), ...own.argv.slice(2)];
  own.execve(own.execPath, args, { MALLOC_ARENA_MAX: "2", ...own.env });
}

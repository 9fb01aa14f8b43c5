import { pathToFileURL } from "node:url";

export type Trick = { name: string; env: NodeJS.ProcessEnv };

/** Home-made ways to be faster, and how a shop is started that lacks one of them. */
export const tricks: readonly Trick[] = [
  {
    name: "the page cache",
    env: swapped("answerFromCache(req, res) {", "answerFromCache(req, res) { return false;"),
  },
  { name: "prepared statements", env: swapped("prepareFrequent(client);", "") },
  { name: "pipelining", env: swapped("pipeline: true,", "pipeline: false,") },
  // A size that was set by hand stays, so that the process is not started again with a small one.
  { name: "the small heap", env: { NODE_OPTIONS: "--max-old-space-size=4096" } },
];

function swapped(from: string, to: string): NodeJS.ProcessEnv {
  const hook = pathToFileURL("tests/bench/tricks/without.ts").href;
  return {
    NODE_OPTIONS: `--import=${hook}`,
    BENCH_SWAPS: JSON.stringify([[from, to]]),
  };
}

import { expect, it, vi } from "vitest";
import { inRoot } from "../prepare/main.mjs";
import { inSmallHeap } from "./small-heap.mjs";

const started = (changes = {}) => ({
  execPath: "/node",
  execArgv: ["--cpu-prof"],
  argv: ["/node", "start.mjs", "more"],
  env: { PORT: "1" },
  execve: vi.fn(),
  ...changes,
});

it("becomes a process with a small heap, and the same otherwise", () => {
  const own = started();
  inSmallHeap("scripts/serve.mjs", own);
  const [file, [again, given, old, young, ...rest], env] = own.execve.mock.calls[0];
  expect([file, again, given]).toEqual(["/node", "/node", "--cpu-prof"]);
  expect([old, young]).toEqual([
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
  ]);
  expect(rest).toEqual([inRoot("scripts/serve.mjs"), "more"]);
  expect(env).toEqual({ PORT: "1", MALLOC_ARENA_MAX: "2" });
});

it("leaves a heap that was given a size, so that it becomes another only once", () => {
  for (const changes of [
    { execArgv: ["--max-old-space-size=384"] },
    { env: { NODE_OPTIONS: "--no-warnings --max_old_space_size=900" } },
  ]) {
    const own = started(changes);
    inSmallHeap("scripts/serve.mjs", own);
    expect(own.execve).not.toHaveBeenCalled();
  }
});

it("stays as it is where a process cannot become another", () => {
  expect(() => inSmallHeap("scripts/serve.mjs", started({ execve: undefined }))).not.toThrow();
});

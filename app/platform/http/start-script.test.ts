import { setImmediate } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { START_SCRIPT } from "./start-script.ts";

type Script = { type?: string; nonce?: string; text?: string };

/** A page with a hint, a script that waits and a picture, and its frames, one by one. */
function openPage({ hidden = false, complete = true } = {}) {
  const hint = { rel: "deferred" };
  const begun: Script[] = [];
  const deferred = { nonce: "abc", text: "begin()", replaceWith: (by: Script) => begun.push(by) };
  const picture = Object.assign(new EventTarget(), { complete });
  const found: Record<string, object[]> = {
    "link[rel=deferred]": [hint],
    "script[type=deferred]": [deferred],
    "img[fetchpriority=high]": [picture],
  };
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(START_SCRIPT, {
    document: {
      hidden,
      createElement: (): Script => ({}),
      querySelectorAll: (what: string) => found[what],
    },
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout: (ring: () => void) => timers.push(ring),
  });
  const pass = async (what: (() => void)[]) => {
    await setImmediate();
    what.splice(0).forEach((call) => call());
    await setImmediate();
  };
  return { hint, picture, begun, frame: () => pass(frames), time: () => pass(timers) };
}

const BEGUN = [{ type: "module", nonce: "abc", text: "begin()" }];

it("begins when the page has been painted", async () => {
  const { hint, begun, frame } = openPage();
  await frame();
  expect([hint.rel, begun]).toEqual(["deferred", []]);
  await frame();
  expect([hint.rel, begun]).toEqual(["modulepreload", BEGUN]);
});

it.each(["load", "error"])("waits for the first picture to %s", async (event) => {
  const { picture, begun, frame } = openPage({ complete: false });
  await frame();
  await frame();
  expect(begun).toEqual([]);
  picture.dispatchEvent(new Event(event));
  await frame();
  await frame();
  expect(begun).toEqual(BEGUN);
});

it("does not wait for a picture that never comes", async () => {
  const { begun, frame, time } = openPage({ complete: false });
  await time();
  await frame();
  await frame();
  expect(begun).toEqual(BEGUN);
});

it("begins at once where nobody sees the page", () => {
  const { hint, begun } = openPage({ hidden: true });
  expect([hint.rel, begun]).toEqual(["modulepreload", BEGUN]);
});

it("can be written into a page", () => expect(START_SCRIPT).not.toContain("<"));

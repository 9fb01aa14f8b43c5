import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createUploadSlots } from "./upload-slots.ts";

/** Uploads that last until they are told to end. */
function opened(waitMs?: number) {
  const turns = createUploadSlots(waitMs);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const send = (client: string) =>
    turns.inTurn(client, async () => {
      begun.push(client);
      await new Promise<void>((end) => ends.push(end));
      return "read";
    });
  const endOne = async () => {
    ends.shift()?.();
    await setImmediate();
  };
  return { begun, send, endOne };
}

test("six are read at once, the others in their order", async () => {
  const { begun, send, endOne } = opened();
  const sent = ["a", "b", "c", "d", "e", "f", "g", "h"].map(send);
  await setImmediate();
  expect(begun.join("")).toBe("abcdef");
  await endOne();
  expect(begun.join("")).toBe("abcdefg");
  for (let n = 0; n < 7; n += 1) await endOne();
  expect(new Set(await Promise.all(sent))).toEqual(new Set(["read"]));
});

test("of one client two are, and nobody waits behind the others of it", async () => {
  const { begun, send, endOne } = opened();
  for (const client of ["a", "a", "a", "a", "b"]) void send(client);
  await setImmediate();
  expect(begun.join("")).toBe("aab");
  await endOne();
  expect(begun.join("")).toBe("aaba");
});

test("who waited too long, or behind too many, is told so", async () => {
  const { begun, send } = opened(20);
  const sent = Array.from({ length: 40 }, (_, n) => send(`client ${n}`));
  expect(await Promise.all(sent.slice(6))).toEqual(Array.from({ length: 34 }));
  expect(begun).toHaveLength(6);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDiskSpace } from "./disk-space.server.ts";

const MB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk whose free megabytes are told one after the other, the last one for ever. */
function disk(...megabytes: (number | Error)[]) {
  return async () => {
    const next = (megabytes.length > 1 ? megabytes.shift() : megabytes[0]) ?? 0;
    if (next instanceof Error) throw next;
    return next * MB;
  };
}

async function roomsOf(...megabytes: (number | Error)[]) {
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const room = await watchDiskSpace("/data", log, disk(...megabytes));
  const rooms = [room.isEnough()];
  for (let looks = 1; looks < megabytes.length; looks += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    rooms.push(room.isEnough());
  }
  room.close();
  expect(vi.getTimerCount()).toBe(0);
  return { rooms, said };
}

test("nothing is saved while the disk is nearly full, and again when it is not", async () => {
  const { rooms, said } = await roomsOf(9_000, 256, 255, 0, 3, 300);
  expect(rooms).toEqual([true, true, false, false, false, true]);
  expect(said).toEqual([
    "Only 255 MB are free at /data: the shop shows its pages but saves nothing until 256 MB are",
    "300 MB are free at /data: the shop saves again",
  ]);
});

test("a disk that is full at the start is seen at once", async () => {
  expect((await roomsOf(1)).rooms).toEqual([false]);
});

test("a disk that does not answer changes nothing", async () => {
  expect((await roomsOf(1, new Error("gone"), 1)).rooms).toEqual([false, false, false]);
  expect((await roomsOf(900, new Error("gone"))).rooms).toEqual([true, true]);
});

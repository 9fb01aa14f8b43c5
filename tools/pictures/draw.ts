import { Worker } from "node:worker_threads";
import { once } from "node:events";
import { STILL_LIFES } from "./pictures.ts";
import { withPress, type Press, type Sheet } from "./print/press.ts";
import type { Order, Photo } from "./render.worker.ts";
import { writeFiles } from "./write-files.ts";
import { noteFiles } from "./note-files.ts";

const AT_ONCE = 2;

/** Photographs the still lifes of these names, or all of them, and writes their files. */
export async function draw(names: readonly string[], say: (line: string) => void): Promise<void> {
  const unknown = names.filter((name) => STILL_LIFES.every((life) => life.name !== name));
  if (unknown.length > 0) {
    throw new Error(
      `no still life is called ${unknown.join(", ")}; they are listed in tools/pictures/pictures.ts`,
    );
  }
  const wanted = STILL_LIFES.filter(({ name }) => names.length === 0 || names.includes(name));
  const orders = await withPress((press) =>
    Promise.all(wanted.map(({ name, sheets }) => printed(press, name, sheets))),
  );
  await Promise.all(Array.from({ length: AT_ONCE }, () => studio(orders, say)));
}

async function printed(press: Press, name: string, sheets: readonly Sheet[]): Promise<Order> {
  return { name, prints: await Promise.all(sheets.map(press)) };
}

/** One worker, which takes the next order until none is left. */
async function studio(orders: Order[], say: (line: string) => void): Promise<void> {
  const worker = new Worker(new URL("render.worker.ts", import.meta.url));
  try {
    for (let order = orders.shift(); order; order = orders.shift()) {
      const started = performance.now();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
      worker.postMessage(order);
      const [photos]: [Photo[]] = (await once(worker, "message")) as [Photo[]];
      noteFiles(await writeFiles(order.name, photos));
      say(`${order.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
  } finally {
    await worker.terminate();
  }
}

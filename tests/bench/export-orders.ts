import { memoryOf } from "./process-cost.ts";
import { signInOwner } from "./sign-in.ts";
import type { Stage } from "./stage.ts";

/** All orders as a file: how long it takes, how many lines it has, and the memory before and after. */
export async function exportOrders({ app }: Pick<Stage, "app">) {
  const cookie = await signInOwner(app);
  const before = memoryOf(app.pid).now;
  const begun = performance.now();
  const answer = await fetch(new URL("/admin/orders/export", app.url), {
    method: "POST",
    headers: {
      origin: new URL(app.url).origin,
      "content-type": "application/x-www-form-urlencoded",
      cookie,
    },
    body: new URLSearchParams({ query: "", search: "" }),
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`no file: ${answer.status}`);
  let lines = 0;
  let most = before;
  for await (const part of answer.body) {
    for (const byte of part) if (byte === NEW_LINE) lines += 1;
    most = Math.max(most, memoryOf(app.pid).now);
  }
  return { seconds: (performance.now() - begun) / 1_000, rows: lines - 1, before, most };
}

const NEW_LINE = 10;

import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listenLocally } from "../listen-locally.ts";
import { openConnection } from "./connection.ts";
import { load, requestOf } from "./load.ts";
import { repeat } from "./repeat.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closings.splice(0).map((close) => close())));

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  const port = await listenLocally(server);
  closings.push(() => {
    server.close();
    server.closeAllConnections();
    return once(server, "close");
  });
  return `http://127.0.0.1:${port}`;
}

/** One answer of each kind of end: a length, chunks, nothing at all. */
const url = () =>
  serve(async (req, res) => {
    if (req.url === "/nothing") res.writeHead(304).end();
    else if (req.url === "/long") res.end(Buffer.alloc(1_000_000, "0\r\n\r\n"));
    else if (req.url === "/chunks") {
      for (const part of ["0", "\r\n\r\n", "end"]) {
        res.write(part);
        await new Promise((next) => setImmediate(next));
      }
      res.end();
    } else if (req.method === "POST") {
      let body = "";
      for await (const part of req) body += String(part);
      res.writeHead(303, { location: encodeURI(body) }).end();
    } else res.writeHead(200, { "content-length": 2 }).end("ok");
  });

test("answers of every kind follow each other on one connection", async () => {
  const shop = await url();
  const connection = openConnection(shop);
  const statuses = [];
  for (const path of ["/", "/chunks", "/nothing", "/long", "/"]) {
    statuses.push((await connection.send(requestOf(shop, { path }))).status);
  }
  const posted = requestOf(shop, { path: "/", method: "POST", body: "₱1" });
  const { status, head } = await connection.send(posted);
  connection.close();
  expect([...statuses, status]).toEqual([200, 200, 304, 200, 200, 303]);
  expect(head).toContain(encodeURI("₱1"));
});

test("as many are asked as there are, and another answer than the one that counts is told", async () => {
  const shop = await url();
  const asks = [{ path: "/" }, { path: "/long" }, { path: "/" }] as const;
  expect((await load({ url: shop, callers: 2, asks })).milliseconds).toHaveLength(3);
  const other = load({ url: shop, callers: 2, asks: [{ path: "/nothing" }] });
  await expect(other).rejects.toThrow("/nothing was answered 304");
});

test("what is asked again and again is counted as often as it was answered", async () => {
  let served = 0;
  const shop = await serve((_, res) => {
    served += 1;
    res.end("x".repeat(100_000));
  });
  const { count } = await repeat(shop, { path: "/" }, { callers: 3, seconds: 0.05 });
  // The first one is for its length.
  expect(count).toBe(served - 1);
});

test("an answer that is not the page ends the count", async () => {
  let served = 0;
  const shop = await serve((_, res) => {
    served += 1;
    res.statusCode = served > 5 ? 503 : 200;
    res.end("x");
  });
  const counting = repeat(shop, { path: "/" }, { callers: 1, seconds: 0.5 });
  await expect(counting).rejects.toThrow("another answer than 200");
});

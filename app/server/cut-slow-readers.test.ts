import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listenLocally } from "#tests/listen-locally.ts";
import { cutSlowReaders } from "./cut-slow-readers.server.ts";

const BODY = Buffer.alloc(32_000_000);
const closings: (() => void)[] = [];
afterEach(() => closings.splice(0).forEach((close) => close()));

/** A server with an answer that no buffer takes, a reader, and whether the answer was taken. */
async function opened(slowest: number) {
  const taken = Promise.withResolvers<boolean>();
  const server = createServer((_, res) => {
    res.on("close", () => taken.resolve(res.writableFinished));
    res.setHeader("x-content-type-options", "nosniff");
    res.writeHead(200, { "content-length": BODY.length });
    res.end(BODY);
  });
  cutSlowReaders(server, 200, slowest);
  const port = await listenLocally(server);
  const socket = connect(port, "127.0.0.1");
  closings.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  await once(socket, "connect");
  socket.write("GET / HTTP/1.1\r\nhost: shop\r\n\r\n");
  return { socket, taken: taken.promise };
}

test("whoever does not read is cut off", async () => {
  const { socket, taken } = await opened(BODY.length * 10);
  socket.pause();
  expect(await taken).toBe(false);
});

test("a long answer has the time that a slow line needs", async () => {
  const { socket, taken } = await opened(BODY.length / 60);
  socket.pause();
  const waited = new Promise((resolve) => setTimeout(resolve, 700, "still sending"));
  expect(await Promise.race([taken, waited])).toBe("still sending");
});

test("whoever reads gets it all", async () => {
  // Seconds, since a busy machine reads slowly as well.
  const { socket, taken } = await opened(BODY.length / 20);
  socket.resume();
  expect(await taken).toBe(true);
});

import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { ConfigurationError, parseEnv, type Env } from "#app/platform/env.server.ts";
import { freePort } from "#tests/listen-locally.ts";
import { listen } from "./listen.server.ts";

const web = new Hono()
  .get("/", (c) => c.text("shop"))
  .post("/form", async (c) => c.text(await c.req.text()));

async function opened(
  port: number,
  before: Parameters<typeof listen>[2] = {},
  env: Env = parseEnv({}),
) {
  const server = await listen({ ...env, port }, web, before);
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
}

test("a port that is taken is told as what it is, with what to do", async () => {
  const port = await freePort();
  const close = await opened(port);
  const second = await listen({ ...parseEnv({}), port }, web).catch((error) => error);
  expect(second).toBeInstanceOf(ConfigurationError);
  expect(second).toMatchObject({ userMessage: expect.stringContaining(`PORT: ${port} is in use`) });
  await close();
});

test("an address that is not this machine's is told as what it is", async () => {
  const env = { ...parseEnv({}), host: "203.0.113.9", port: await freePort() };
  await expect(listen(env, web)).rejects.toMatchObject({
    userMessage: expect.stringContaining("203.0.113.9"),
  });
});

test("in development the bundler answers first, the shop what it leaves", async () => {
  const port = await freePort();
  const close = await opened(port, {
    dev(req, res, next) {
      if (req.url === "/bundle.js") res.end("bundle");
      else next();
    },
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/bundle.js`)).text()).toBe("bundle");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("shop");
  await close();
});

test.each([true, Promise.resolve(true)])(
  "what is kept ready is answered before the shop",
  async (done) => {
    const port = await freePort();
    const close = await opened(port, {
      answerFromCache(req, res) {
        if (req.url !== "/kept") return done === true ? false : Promise.resolve(false);
        res.end("kept");
        return done;
      },
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/kept`)).text()).toBe("kept");
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("shop");
    await close();
  },
);

/** Sends a byte every so often, and never all that it announced. */
async function drip(port: number, head: string) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(head);
  const drops = setInterval(() => socket.write("x"), 20);
  const answer: Buffer[] = [];
  socket.on("data", (part: Buffer) => answer.push(part));
  await new Promise((resolve) => socket.on("error", resolve).on("close", resolve));
  clearInterval(drops);
  return Buffer.concat(answer).toString();
}

test.each([
  ["a body", "POST /form HTTP/1.1\r\nhost: shop\r\ncontent-length: 100000\r\n\r\n"],
  ["a header", "GET / HTTP/1.1\r\nhost: shop\r\nx-slow: "],
])("%s that comes drop by drop is cut off, and others are served meanwhile", async (_, head) => {
  const port = await freePort();
  const close = await opened(port, { timeoutMs: 600 });
  const dripping = drip(port, head);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("shop");
  expect(await dripping).toMatch(/^HTTP\/1.1 408 /);
  await close();
});

test.each([
  ["a Host that is none", "GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n", 400],
  ["no Host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["no HTTP", "Hello, shop!\r\n\r\n", 400],
  ["cookies without end", `GET / HTTP/1.1\r\ncookie: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("%s is answered with a page that says so", async (_, bytes, status) => {
  const port = await freePort();
  const close = await opened(port);
  const answer = await answerTo(port, bytes);
  await close();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain("x-frame-options: deny");
  expect(answer).toMatch(/<h1>Something went wrong<\/h1><p>(The shop|Your browser)/);
});

const SET = { ...parseEnv({ APP_URL: "https://shop.example" }), host: "127.0.0.1" };

test.each([
  ["two Hosts", "host: shop.example\r\nHost: evil.test", 400],
  ["the same Host twice", "host: shop.example\r\nhost: shop.example", 400],
  ["an address that is none", "host: 1.2.3.256", 400],
  ["another's name", "host: evil.test", 421],
  ["a longer name", "host: shop.example.evil.test", 421],
  ["an address of the machine", "host: 10.0.0.7:3000", 421],
  ["its own name", "host: Shop.Example:443", 200],
  ["this machine's name", "host: localhost:3000", 200],
])("asked by %s", async (_, host, status) => {
  const port = await freePort();
  const close = await opened(port, {}, SET);
  const answer = await answerTo(port, `GET / HTTP/1.1\r\n${host}\r\nconnection: close\r\n\r\n`);
  await close();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(answer.toLowerCase()).toContain("strict-transport-security: ");
});

test("whoever asks by another's name is told where the shop is", async () => {
  const port = await freePort();
  const close = await opened(port, {}, SET);
  const asked = "GET / HTTP/1.1\r\nhost: evil.test\r\nconnection: close\r\n\r\n";
  const answer = await answerTo(port, asked);
  await close();
  expect(answer).toContain("The shop isn’t at this address.");
  expect(answer).toContain('<a href="https://shop.example">');
});

test("under another's name all is read before it is refused", async () => {
  const port = await freePort();
  const close = await opened(port, {}, SET);
  const socket = connect(port, "127.0.0.1");
  const answer: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void answer.push(chunk));
  const head = "POST /form HTTP/1.1\r\nhost: evil.test\r\ncontent-length: 2000\r\n\r\n";
  socket.write(head + "x".repeat(1000));
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(answer).toEqual([]);
  socket.write("x".repeat(1000));
  await once(socket, "close");
  await close();
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1.1 421 /);
});

test("who watches the process asks it by any name", async () => {
  const port = await freePort();
  const close = await opened(port, {}, SET);
  for (const path of ["/healthz", "/readyz", "/metrics?x=1"]) {
    const asked = `GET ${path} HTTP/1.1\r\nhost: 10.0.0.7:3000\r\nconnection: close\r\n\r\n`;
    expect(await answerTo(port, asked)).toMatch(/^HTTP\/1.1 404 /);
  }
  await close();
});

test("what the server says by itself has the headers of every answer", async () => {
  const port = await freePort();
  const close = await opened(port, {}, SET);
  const asked = "GET / HTTP/1.1\r\nhost: shop.example\r\nexpect: a-miracle\r\n\r\n";
  const answer = (await answerTo(port, asked)).toLowerCase();
  await close();
  expect(answer).toMatch(/^http\/1.1 400 /);
  expect(answer).toContain("strict-transport-security: ");
});

async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => void chunks.push(chunk));
  socket.write(bytes);
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

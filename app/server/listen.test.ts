import { once } from "node:events";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { ConfigurationError, parseEnv } from "#app/platform/env.server.ts";
import { freePort } from "#tests/listen-locally.ts";
import { listen } from "./listen.server.ts";

const web = new Hono().get("/", (c) => c.text("shop"));

async function opened(port: number, ...dev: Parameters<typeof listen>[2][]) {
  const server = await listen({ ...parseEnv({}), port }, web, dev[0]);
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
}

test("a port that is taken is told as what it is, with what to do", async () => {
  const port = await freePort();
  const close = await opened(port);
  const second = await listen({ ...parseEnv({}), port }, web, undefined).catch((error) => error);
  expect(second).toBeInstanceOf(ConfigurationError);
  expect(second).toMatchObject({ userMessage: expect.stringContaining(`PORT: ${port} is in use`) });
  await close();
});

test("an address that is not this machine's is told as what it is", async () => {
  const env = { ...parseEnv({}), host: "203.0.113.9", port: await freePort() };
  await expect(listen(env, web, undefined)).rejects.toMatchObject({
    userMessage: expect.stringContaining("203.0.113.9"),
  });
});

test("in development the bundler answers first, the shop what it leaves", async () => {
  const port = await freePort();
  const close = await opened(port, (req, res, next) => {
    if (req.url === "/bundle.js") res.end("bundle");
    else next();
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/bundle.js`)).text()).toBe("bundle");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("shop");
  await close();
});

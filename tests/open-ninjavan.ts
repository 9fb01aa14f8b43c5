import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import {
  fakeNinjaVan,
  type FakeNinjaVan,
} from "#app/fulfilment/couriers/gateways/fakes/ninjavan.fixture.ts";
import { listenLocally } from "./listen-locally.ts";

/** Ninja Van on the loopback address, for a shop in a process of its own. */
export async function openNinjaVan() {
  const ninjaVan = fakeNinjaVan();
  const server = createServer((incoming, response) => {
    // The shop may be gone.
    void answer(ninjaVan, incoming, response).catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  return {
    ...ninjaVan,
    url,
    /** The environment of a shop that speaks to it. */
    settings: { PAYMENT_PROVIDERS_URL: url },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(
  ninjaVan: FakeNinjaVan,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(incoming);
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const request = new Request(`http://127.0.0.1${incoming.url ?? "/"}`, {
    method: incoming.method ?? "GET",
    headers: new Headers(
      Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    ),
    signal: gone.signal,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const answered = await ninjaVan.answer(request);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (!answered.body) return void response.end();
  await pipeline(Readable.fromWeb(answered.body as ReadableStream), response);
}

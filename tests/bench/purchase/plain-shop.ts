import { createServer, type IncomingMessage } from "node:http";
import process from "node:process";
import { Pool } from "pg";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { listenLocally } from "../../listen-locally.ts";
import { numberOf } from "./checkout-form.ts";

/** Texts once, and of each purchase and request the places of its texts and their values. */
export type Script = {
  target: SocketTarget;
  texts: { text: string; name?: string }[];
  purchases: [place: number, values: (string | null)[]][][][];
};

/** What the next request of a purchase needs of an answer. */
const ANSWERS = [
  { status: 303, headers: { location: "/cart", "set-cookie": `${CART_COOKIE}=plain; Path=/` } },
  { status: 303, headers: { location: "http://gateway.test/pay?reference=plain" } },
  { status: 200, headers: {} },
];

/**
 * A process of its own that does nothing but read the form and send the statements that the shop
 * sends for it, all at once: as much as Node, the driver and PostgreSQL can do.
 */
process.once("message", ({ target, texts, purchases }: Script) => {
  const pool = new Pool({ ...target, max: 10, pipeline: true });

  async function answer(request: IncomingMessage, body: string) {
    const step = ["/cart", "/checkout"].indexOf(request.url ?? "");
    const place = step < 0 ? 2 : step;
    const read = place < 2 ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
    if (!read) throw new Error("the request has no form");
    const statements = purchases[numberOf(String(request.headers["x-forwarded-for"]))]?.[place];
    const client = await pool.connect();
    try {
      const sent = statements?.map(([at, values]) =>
        client.query({ text: "", ...texts[at], values }),
      );
      await Promise.all(sent ?? []);
    } finally {
      client.release();
    }
    return ANSWERS[place];
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      answer(request, Buffer.concat(parts).toString()).then(
        (made) => response.writeHead(made?.status ?? 500, made?.headers).end(),
        (error: unknown) => {
          process.stderr.write(`the plain server: ${String(error)}\n`);
          response.writeHead(500).end();
        },
      );
    });
  });
  void listenLocally(server).then((port) => process.send?.(port));
});

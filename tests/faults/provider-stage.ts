import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { connectProvider } from "#app/selling/payments/gateways/fakes/connect-provider.fixture.ts";
import { everyFake } from "#app/selling/payments/gateways/fakes/every-fake.fixture.ts";
import type { FakeProvider } from "#app/selling/payments/gateways/fakes/provider.fixture.ts";
import type { Callback } from "#app/selling/payments/gateways/gateway.ts";
import { listenLocally } from "../listen-locally.ts";
import type { Buyer } from "./buyer.ts";
import type { Fault } from "./fault-scenario.ts";
import { finishJobs } from "./finish-jobs.ts";
import type { Stage } from "./stage.ts";

const MOST_TRIES = 100;
const PAUSE_MS = 50;

/** An order whose buyer was sent to the page of a provider. */
export type PlacedThere = { buyer: Buyer; orderId: string; reference: string; amount: number };

export type ProviderStage = {
  stage: Stage;
  fakes: readonly [FakeProvider, ...FakeProvider[]];
  /** An order that is paid there; the shop takes new payments with this provider from then on. */
  place(fake: FakeProvider): Promise<PlacedThere>;
  /** One call to the shop; answers its status. */
  call(fake: FakeProvider, callback: Callback): Promise<number>;
  /** As a provider does: again as long as the shop is busy. */
  callUntilTaken(fake: FakeProvider, callback: Callback): Promise<number>;
  paymentOf(orderId: string): Promise<{ status: string; flagged: boolean; settled: number }>;
  /** Whether money for a reference that is not the shop's is written down, for staff to look at. */
  isNoted(reference: string): Promise<boolean>;
  /** How many orders were paid at the providers, and how many mails say so, all jobs done. */
  paidAndMailed(): Promise<{ paid: number; mailed: number }>;
};

/** A shop that is connected to fakes of all providers over HTTP. */
export async function openProviderStage(fault: Fault): Promise<ProviderStage> {
  const world = await openWorld();
  fault.atEnd(() => world.close());
  const stage = await fault.open({ env: { PAYMENT_PROVIDERS_URL: world.url } });
  const { pool, ctx, url } = stage;
  for (const fake of world.fakes) await connectProvider(ctx, fake.keys);
  let chosen: FakeProvider | undefined;
  let callers = 0;

  async function tryToPlace(fake: FakeProvider): Promise<PlacedThere | undefined> {
    const { buyer, form } = await stage.buyerAtCheckout();
    const { location } = await buyer.submit(form);
    if (!location?.startsWith(fake.url)) return undefined;
    const { rows } = await pool.query<{ order_id: string; reference: string; amount: number }>(
      "select order_id, reference, amount from payments where session_url = $1",
      [location],
    );
    const [row] = rows;
    return row && { buyer, orderId: row.order_id, reference: row.reference, amount: row.amount };
  }

  const self: ProviderStage = {
    stage,
    fakes: world.fakes,
    async place(fake) {
      if (chosen !== fake) await connectProvider(ctx, fake.keys, { isChosen: true });
      chosen = fake;
      // The process of the shop hears of the choice a moment later.
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const placed = await tryToPlace(fake);
        if (placed) return placed;
        await sleep(PAUSE_MS);
      }
      throw new Error(`the shop sends nobody to ${fake.provider}`);
    },
    async call(fake, { headers, rawBody, from }) {
      callers += 1;
      const sent = new Headers(headers);
      // Only Maya is known by where it calls from; many addresses keep limits out of the way.
      const other = `172.${16 + ((callers >> 16) & 15)}.${(callers >> 8) & 255}.${callers & 255}`;
      sent.set("x-forwarded-for", fake.provider === "maya" ? from : other);
      const address = `${url}/api/payments/${fake.provider}/callback`;
      const answer = await fetch(address, { method: "POST", body: rawBody, headers: sent });
      await answer.body?.cancel();
      return answer.status;
    },
    async callUntilTaken(fake, callback) {
      for (;;) {
        const status = await self.call(fake, callback);
        if (status !== 429 && status !== 503) return status;
        await sleep(1_000);
      }
    },
    async isNoted(reference) {
      const { rowCount } = await pool.query(
        `select from payment_events
         where reference = $1 and outcome = 'unknown_reference' and amount > 0`,
        [reference],
      );
      return rowCount === 1;
    },
    async paymentOf(orderId) {
      const { rows } = await pool.query<{ status: string; flagged: boolean; settled: number }>(
        `select payment_status as status, needs_attention is not null as flagged,
          (select count(*)::int from audit_log
            where subject_id = orders.id::text and action = 'order.payment') as settled
         from orders where id = $1`,
        [orderId],
      );
      const [row] = rows;
      if (!row) throw new Error("the order is gone");
      return row;
    },
    async paidAndMailed() {
      await finishJobs(pool, stage.livingSince());
      const { rows } = await pool.query<{ paid: number; mailed: number }>(
        `with paid as (
           select distinct order_id from payments
           where status = 'paid' and gateway in ('paymongo', 'xendit', 'maya')
         )
         select (select count(*)::int from paid) as paid, count(*)::int as mailed
         from mails join paid on mails.dedupe_key = 'order-paid:' || paid.order_id`,
      );
      return rows[0] ?? { paid: 0, mailed: 0 };
    },
  };
  return self;
}

/** Maya is known by two addresses, for which the shop's limits count: so it comes seldom. */
export function pickFake({ random }: Fault, fakes: ProviderStage["fakes"]): FakeProvider {
  const found = random.pick(fakes);
  return found.provider === "maya" && random.whole(1, 5) > 1 ? fakes[0] : found;
}

/** The servers of all providers, on the loopback address. */
async function openWorld() {
  let fakes: FakeProvider[] = [];
  const server = createServer((request, response) => {
    void answer(fakes, url, request, response);
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  fakes = everyFake(url);
  const [first, ...others] = fakes;
  if (!first) throw new Error("there are no fakes");
  return {
    url,
    fakes: [first, ...others] as const,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(
  fakes: readonly FakeProvider[],
  url: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = `${url}${incoming.url ?? "/"}`;
  const fake = fakes.find((one) => address.startsWith(`${one.url}/`));
  const body = await buffer(incoming);
  const { method = "GET" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const request = new Request(address, {
    method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const answered = (await fake?.answer(request)) ?? new Response("{}", { status: 404 });
  response.writeHead(answered.status, { "content-type": "application/json" });
  response.end(await answered.text());
}

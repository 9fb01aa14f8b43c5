import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { listenLocally } from "#tests/listen-locally.ts";
import { GatewayError } from "./gateway-error.ts";
import { createRedirectGateway } from "./redirect-gateway.server.ts";
import { createTestProvider } from "./test-provider.server.ts";

const SECRET = "a-secret-both-sides-know";
const NOW = new Date("2026-11-21T02:00:00Z");
const REFERENCE = "order_1_a";
const STATUS = {
  reference: REFERENCE,
  status: "paid",
  amount: "12500.00",
  currency: "PHP",
  refunded: "0.00",
};
const REFUND = {
  sessionId: null,
  reference: REFERENCE,
  amount: 50_000,
  currency: "PHP",
  refundId: "rf_1",
};

const provider = createTestProvider({ secret: SECRET, callbackUrl: "https://shop.example/cb" });
const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return listenLocally(server);
}

/** The gateway with a provider that answers as the test wants. */
async function gatewayAnswering(listener: RequestListener, timeoutMs?: number) {
  return gatewayOn(await listen(listener), timeoutMs);
}

function gatewayOn(port: number, timeoutMs = 2_000) {
  return createRedirectGateway({
    name: "redirect",
    payUrl: `http://127.0.0.1:${port}/pay`,
    apiUrl: `http://127.0.0.1:${port}`,
    secret: SECRET,
    now: () => NOW,
    newNonce: () => "nonce-1",
    timeoutMs,
  });
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const ATTEMPT = { reference: REFERENCE, sessionId: null };

describe("fetchStatus", () => {
  it("asks with a signature the provider accepts, and reads the answer", async () => {
    const gateway = await gatewayAnswering((request, response) => {
      const asked = provider.readStatusRequest(new URL(`http://127.0.0.1${request.url}`), NOW);
      json(response, asked.ok && asked.value.reference === REFERENCE ? 200 : 401, STATUS);
    });
    expect(await gateway.fetchStatus(ATTEMPT)).toEqual({
      state: "paid",
      amount: 1_250_000,
      currency: "PHP",
      refunded: 0,
    });
  });

  it("says unknown only when the provider itself says so", async () => {
    const unknown = await gatewayAnswering((_, response) =>
      json(response, 404, { error: "unknown_reference" }),
    );
    expect(await unknown.fetchStatus(ATTEMPT)).toEqual({ state: "unknown" });
    const wrongAddress = await gatewayAnswering((_, response) =>
      json(response, 404, { message: "no such page" }),
    );
    await expect(wrongAddress.fetchStatus(ATTEMPT)).rejects.toMatchObject({ temporary: false });
  });

  const hangs: RequestListener = () => undefined;
  const drips: RequestListener = (_, response) => {
    response.writeHead(200).write("{");
    const drip = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(drip));
  };
  it.each([
    ["answers nothing in time", hangs],
    ["starts to answer and never ends", drips],
    ["hangs up", (request) => void request.socket.destroy()],
    ["hangs up half way", (_, response) => cutShort(response)],
    ["is broken", (_, response) => json(response, 500, { error: "boom" })],
    ["is down behind its proxy", (_, response) => void response.writeHead(502).end("<html>")],
    ["is too busy", (_, response) => json(response, 429, {})],
  ] satisfies [string, RequestListener][])(
    "is worth asking again when the provider %s",
    async (_what, listener) => {
      const gateway = await gatewayAnswering(listener, 200);
      await expect(gateway.fetchStatus(ATTEMPT)).rejects.toMatchObject({
        name: "GatewayError",
        temporary: true,
      });
    },
  );

  it("is worth asking again when nobody listens", async () => {
    const closed = gatewayOn(1);
    await expect(closed.fetchStatus(ATTEMPT)).rejects.toMatchObject({ temporary: true });
  });

  it.each([
    ["no JSON", (_, response) => void response.writeHead(200).end("{paid}")],
    ["a page", (_, response) => void response.writeHead(404).end("<html>")],
    ["another reference", (_, response) => json(response, 200, { ...STATUS, reference: "b" })],
    ["a state we do not know", (_, response) => json(response, 200, { ...STATUS, status: "ok" })],
    ["an amount as number", (_, response) => json(response, 200, { ...STATUS, amount: 12_500 })],
    ["a good body with a bad code", (_, response) => json(response, 401, STATUS)],
    [
      "another address to ask",
      (_, response) => void response.writeHead(302, { location: "/elsewhere" }).end("{}"),
    ],
  ] satisfies [string, RequestListener][])(
    "is an error for a person when the provider answers %s",
    async (_what, listener) => {
      const gateway = await gatewayAnswering(listener);
      await expect(gateway.fetchStatus(ATTEMPT)).rejects.toMatchObject({
        name: "GatewayError",
        temporary: false,
      });
    },
  );

  it("says so when the answer is a page, which is the commonest wrong address", async () => {
    const gateway = await gatewayAnswering((_, response) => void response.end("<html>"));
    await expect(gateway.fetchStatus(ATTEMPT)).rejects.toThrow("answered 200 without JSON");
  });

  it("reads no more than a message's worth of a rambling answer", async () => {
    let written = 0;
    const gateway = await gatewayAnswering((_, response) => {
      response.writeHead(200);
      const ramble = () => {
        while (!response.destroyed && response.write("x".repeat(4_096))) written += 4_096;
      };
      response.on("drain", ramble);
      ramble();
    });
    await expect(gateway.fetchStatus(ATTEMPT)).rejects.toMatchObject({
      message: "the gateway's answer is too long",
      temporary: false,
    });
    expect(written).toBeLessThan(50_000_000);
  });
});

describe("refund", () => {
  it("sends a signed request that the provider reads as it was meant", async () => {
    const gateway = await gatewayAnswering(async (request, response) => {
      const headers = new Headers({ "x-signature": String(request.headers["x-signature"]) });
      const asked = provider.readRefundRequest(headers, await text(request), NOW);
      const { sessionId: _, ...told } = REFUND;
      expect(asked).toEqual({ ok: true, value: told });
      json(response, 200, { refund_id: "rf_1", reference: REFERENCE, refunded: "500.00" });
    });
    expect(await gateway.refund(REFUND)).toEqual({ ok: true, value: { refunded: 50_000 } });
  });

  it.each([
    [404, "unknown_reference"],
    [409, "not_paid"],
    [409, "exceeds_paid"],
    [409, "refund_id_reused"],
    [409, "mismatch"],
  ])("hands on a refusal: %i %s", async (status, error) => {
    const gateway = await gatewayAnswering((_, response) => json(response, status, { error }));
    expect(await gateway.refund(REFUND)).toEqual({ ok: false, reason: error });
  });

  it.each([
    ["another refund", { refund_id: "rf_2", reference: REFERENCE, refunded: "500.00" }],
    ["another payment", { refund_id: "rf_1", reference: "order_2_b", refunded: "500.00" }],
    ["nothing", {}],
  ])("believes no success that is about %s", async (_what, body) => {
    const gateway = await gatewayAnswering((_, response) => json(response, 200, body));
    await expect(gateway.refund(REFUND)).rejects.toMatchObject({ temporary: false });
  });

  it("is safe to repeat after a timeout, since it carries its own id", async () => {
    const bodies: string[] = [];
    const gateway = await gatewayAnswering(async (request, response) => {
      bodies.push(await text(request));
      if (bodies.length === 1) return;
      json(response, 200, { refund_id: "rf_1", reference: REFERENCE, refunded: "500.00" });
    }, 200);
    await expect(gateway.refund(REFUND)).rejects.toMatchObject({ temporary: true });
    await expect(gateway.refund(REFUND)).resolves.toMatchObject({ ok: true });
    expect(bodies[1]).toBe(bodies[0]);
  });
});

describe("the test provider's callback", () => {
  it.each([
    [200, false],
    [204, false],
    [302, true],
    [401, true],
    [404, true],
    [500, true],
  ])("with the shop answering %i counts as failed: %s", async (status, failed) => {
    const port = await listen((_, response) => void response.writeHead(status).end());
    const callbackUrl = `http://127.0.0.1:${port}/cb`;
    const sending = createTestProvider({ secret: SECRET, callbackUrl }).sendCallback(
      { ...REFUND, eventId: "evt_1", type: "payment.paid", at: NOW },
      NOW,
      2_000,
    );
    const failure = await sending.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure instanceof GatewayError).toBe(failed);
  });
});

function cutShort(response: ServerResponse) {
  response.writeHead(200, { "content-length": 500 }).write('{"reference"');
  setTimeout(() => response.destroy(), 20);
}

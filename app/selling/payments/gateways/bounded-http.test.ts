import { expect, it } from "vitest";
import { exchange, exchangeBytes, type Fetch } from "./bounded-http.server.ts";
import { GatewayError } from "./gateway-error.ts";

const URL = "https://courier.example.test/label";
/** Invalid as UTF-8. */
const BYTES = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x80]);
const BOUNDS = { timeoutMs: 1_000, limit: BYTES.length };
const sending =
  (bytes: Uint8Array<ArrayBuffer>): Fetch =>
  async () =>
    new Response(bytes, { status: 203 });

it("gets a file as it was sent", async () => {
  const { status, bytes } = await exchangeBytes(sending(BYTES), URL, {}, BOUNDS);
  expect(status).toBe(203);
  expect(bytes && Uint8Array.from(bytes)).toEqual(BYTES);
});

it("gets nothing of a file that is too long, and does not read on", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(8));
    },
  });
  const send: Fetch = async () => new Response(endless);
  const { bytes } = await exchangeBytes(send, URL, {}, { ...BOUNDS, limit: 64 });
  expect(bytes).toBeUndefined();
  expect(sent).toBeLessThan(16);
  const { text } = await exchange(sending(BYTES), URL, {}, { ...BOUNDS, limit: 7 });
  expect(text).toBeUndefined();
});

it("follows nobody, and waits no longer than its bounds allow", async () => {
  const seen: RequestInit[] = [];
  const silent: Fetch = (_, init) => {
    seen.push(init);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(new Error("too late")));
    });
  };
  const exchanged = exchangeBytes(silent, URL, { method: "GET" }, { ...BOUNDS, timeoutMs: 10 });
  await expect(exchanged).rejects.toThrow(GatewayError);
  expect(seen).toMatchObject([{ method: "GET", redirect: "manual" }]);
});

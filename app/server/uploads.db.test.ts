import http from "node:http";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderToTransfer } from "#app/selling/payments/factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { transferMessages as say } from "#app/selling/payments/texts/shopper.ts";
import { PROOF_FILES } from "#app/selling/payments/rules/transfer-terms.ts";
import { transferProofs } from "#app/selling/payments/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const tested = await testContext();
const { ctx, db, pool } = tested;
await publishLegalTexts(ctx);
const { ask, services } = await openSmallWeb(tested);
const store = services.files.area(PROOF_FILES);
const MB = 1024 * 1024;

const proofsOf = (orderId: string) =>
  db.select().from(transferProofs).where(eq(transferProofs.orderId, orderId));

/** Sends the form of the page as a browser does; all tests come from one address. */
async function upload(token: string, file: Blob, name = "proof.jpg") {
  await pool.query("delete from rate_limits");
  const body = new FormData();
  body.set("proof", file, name);
  return ask(`/order/${token}/proofs`, { method: "POST", body });
}

const blob = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)]);

it("takes a picture, and shows it to whoever holds the receipt's link", async () => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const answer = await upload(orderToken, blob(await newPicture()));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/order/${orderToken}`);
  const [proof] = await proofsOf(orderId);
  const shown = await ask(`/order/${orderToken}/proofs/${proof?.id}`);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-disposition": expect.stringMatching(
      /^inline; filename="PM-\d\d-\d+\.webp"$/,
    ) as string,
    "content-security-policy": expect.stringContaining("sandbox") as string,
    "cache-control": "private, no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  const facts = await sharp(await shown.arrayBuffer()).metadata();
  expect(facts).toMatchObject({ format: "webp", width: 60 });
});

it("shows it to nobody else", async () => {
  const [hers, other] = [await orderToTransfer(ctx), await orderToTransfer(ctx)];
  await upload(hers.orderToken, blob(await newPicture()));
  const [proof] = await proofsOf(hers.orderId);
  for (const path of [
    `/order/${other.orderToken}/proofs/${proof?.id}`,
    `/order/guess/proofs/${proof?.id}`,
    `/order/${hers.orderToken}/proofs/${proof?.fileId}`,
    `/order/${hers.orderToken}/proofs/..%2f..%2fsecret`,
    `/order/${hers.orderToken}/proofs/%00`,
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  const staff = await ask(`/admin/orders/${hers.orderId}/proofs/${proof?.id}`);
  expect(staff.status).toBe(302);
  expect(staff.headers.get("location")).toContain("/auth?next=");
});

describe("refuses", () => {
  const image = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "red" } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each<[string, () => Promise<Blob>, string, number, string]>([
    [
      "a text with a picture's name",
      async () => blob("not a picture"),
      "p.jpg",
      422,
      "not_a_picture",
    ],
    ["a drawing with a script", async () => blob(svg), "p.svg", 422, "not_a_picture"],
    ["nothing at all", async () => blob(""), "p.png", 422, "not_a_picture"],
    ["a GIF", async () => blob(await image(9, 9).gif().toBuffer()), "p.gif", 422, "not_a_picture"],
    [
      "half a picture",
      async () => blob((await image(900, 900).jpeg().toBuffer()).subarray(0, 3_000)),
      "p.jpg",
      422,
      "not_a_picture",
    ],
    [
      "sixty million pixels in a few kilobytes",
      async () => blob(await image(10_000, 6_000).png().toBuffer()),
      "p.png",
      422,
      "not_a_picture",
    ],
    ["twenty megabytes", async () => blob(new Uint8Array(20 * MB)), "p.jpg", 413, "too_large"],
    ["one byte too many", async () => blob(new Uint8Array(8 * MB + 1)), "p.jpg", 413, "too_large"],
  ])("%s", async (_, make, name, status, reason) => {
    const { orderId, orderToken } = await orderToTransfer(ctx);
    const before = await store.writtenBefore(new Date("2100-01-01"));
    const answer = await upload(orderToken, await make(), name);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(say.errors[reason as keyof typeof say.errors]);
    expect(await proofsOf(orderId)).toEqual([]);
    expect(await store.writtenBefore(new Date("2100-01-01"))).toEqual(before);
  });

  it("a name that wants to be a path, by not using it", async () => {
    const { orderId, orderToken } = await orderToTransfer(ctx);
    const answer = await upload(orderToken, blob(await newPicture()), "../../../etc/x.png");
    expect(answer.status).toBe(303);
    const [proof] = await proofsOf(orderId);
    expect(await store.writtenBefore(new Date("2100-01-01"))).toContain(proof?.fileId);
  });

  it("a form that is none", async () => {
    const { orderToken } = await orderToTransfer(ctx);
    const path = `/order/${orderToken}/proofs`;
    const typed = {
      "content-type": "multipart/form-data; boundary=x",
      origin: "http://shop.example",
    };
    const cut = await ask(path, { method: "POST", body: "--x\r\n", headers: typed });
    expect(cut.status).toBe(400);
    const words = await ask(path, {
      method: "POST",
      body: new URLSearchParams({ proof: "words" }),
    });
    expect(words.status).toBe(422);
  });

  it("a picture for an order that there is not", async () => {
    expect((await upload("guess", blob(await newPicture()))).status).toBe(404);
  });

  it("what comes from a stranger's page", async () => {
    const { orderId, orderToken } = await orderToTransfer(ctx);
    const body = new FormData();
    body.set("proof", blob(await newPicture()), "p.png");
    const origin = "https://evil.example";
    const path = `/order/${orderToken}/proofs`;
    const answer = await ask(path, { method: "POST", body, headers: { origin } });
    expect(answer.status).toBe(403);
    expect(await proofsOf(orderId)).toEqual([]);
  });
});

test.each([
  ["that says nothing of its length", { "transfer-encoding": "chunked" }],
  ["that says it is shorter than it is", { "content-length": "1000" }],
])("a body %s does not get past the limit", async (_, headers) => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  await pool.query("delete from rate_limits");
  const status = await sendRaw(`/order/${orderToken}/proofs`, headers, 20 * MB);
  expect([400, 413]).toContain(status);
  expect(await proofsOf(orderId)).toEqual([]);
});

test.each(["/order/x", "/cart", "/auth", "/order/x/proofs/1"])(
  "the larger limit is not that of %s",
  async (path) => {
    const body = new FormData();
    body.set("proof", blob(new Uint8Array(110_000)), "p.jpg");
    const answer = await ask(path, { method: "POST", body });
    expect(answer.status).toBe(413);
  },
);

// The last: who was refused stays so for the minute.
it("refuses too many within a minute", async () => {
  const { orderToken } = await orderToTransfer(ctx);
  await pool.query("delete from rate_limits");
  const sent = Array.from({ length: 11 }, () =>
    ask(`/order/${orderToken}/proofs`, { method: "POST", body: new FormData() }),
  );
  const statuses = (await Promise.all(sent)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

/** Bytes as no well-behaved client sends them; answers the status, or undefined when it was cut off. */
async function sendRaw(path: string, headers: Record<string, string>, bytes: number) {
  const { port } = new URL((await ask("/healthz")).url);
  return new Promise<number | undefined>((resolve) => {
    const request = http.request({
      port,
      path,
      method: "POST",
      headers: {
        origin: "http://shop.example",
        "content-type": "multipart/form-data; boundary=x",
        ...headers,
      },
    });
    request.on("response", (answer) => resolve(answer.resume().statusCode));
    request.on("error", () => resolve(400));
    request.write("--x\r\ncontent-disposition: form-data; name=proof; filename=p.jpg\r\n\r\n");
    const piece = Buffer.alloc(MB);
    for (let sent = 0; sent < bytes; sent += piece.length) request.write(piece);
    request.end("\r\n--x--\r\n");
  });
}

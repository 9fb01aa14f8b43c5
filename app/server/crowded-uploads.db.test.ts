import http from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderToTransfer } from "#app/selling/payments/factories.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const tested = await testContext();
await publishLegalTexts(tested.ctx);
const { orderToken } = await orderToTransfer(tested.ctx);
const { ask, port } = await openSmallWeb(tested, { TRUST_PROXY: "on" });
const path = `/order/${orderToken}/proofs`;

const FROM = { "x-forwarded-for": "203.0.113.200" };

/** An upload of which only the head ever arrives. */
function beginUpload(_: unknown, client: number): Promise<void> {
  return new Promise((resolve) => {
    const request = http.request({
      port,
      path,
      method: "POST",
      agent: false,
      headers: {
        origin: "http://shop.example",
        "x-forwarded-for": `203.0.113.${client}`,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 1_000_000,
      },
    });
    onTestFinished(() => void request.destroy());
    request.on("error", () => undefined);
    request.write("--x\r\n", () => resolve());
  });
}

test("six uploads are read at once, thirty wait, and the next one is to come again", async () => {
  await Promise.all(Array.from({ length: 6 + 30 }, beginUpload));
  const file = new FormData();
  file.set("proof", new Blob(["picture"]), "p.jpg");
  const answer = await ask(path, { method: "POST", body: file }, FROM);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await answer.text()).toContain("Yours wasn’t saved. Please send it again.");
  // Pages and ordinary forms take no such place.
  expect((await ask("/assessment", {}, FROM)).status).toBe(200);
  expect((await ask("/cart", { method: "POST", body: new URLSearchParams() }, FROM)).status).toBe(
    200,
  );
});

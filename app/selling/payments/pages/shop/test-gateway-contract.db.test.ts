import { beforeEach, describe, expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import type { Gateways } from "../../gateways/gateways.server.ts";
import { paymentsJobs } from "../../jobs.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import * as refunds from "./test-gateway-refund.ts";
import * as status from "./test-gateway-status.ts";
import { openTestGateway, PAY_PAGE } from "./test-gateway.fixture.ts";

const shop = await testContext();
const bank = openTestGateway(shop);
beforeEach(() => bank.reset());

/** Runs jobs that are due after so many seconds. */
function runJobs(
  secondsLater: number,
  options: { retryFailed?: boolean; served?: Gateways } = {},
): Promise<void> {
  const { served = bank.gateways, retryFailed = false } = options;
  const plan = planOf(paymentsJobs({ gateways: served, files: createDiskFiles("nowhere") }));
  return drainJobs(shop.pool, plan, { at: bank.timeIs(secondsLater), retryFailed });
}

describe("calling back", () => {
  it("happens before the browser is led back, and then no job is left", async () => {
    await bank.press(await bank.link(), "approve");
    expect(bank.arrived()).toEqual([
      { type: "payment.paid", eventId: expect.stringMatching(/^evt_/) },
    ]);
    expect(await bank.waitingJobs()).toBe(0);
  });

  it("is done by the job when the shop did not answer at once", async () => {
    bank.shopAnswers(503);
    expect(await bank.press(await bank.link(), "approve")).toMatchObject({ status: 303 });
    expect(bank.arrived()).toEqual([]);
    bank.shopAnswers(200);
    await runJobs(10);
    expect(bank.arrived()).toHaveLength(1);
    expect(await bank.waitingJobs()).toBe(0);
  });

  it("is repeated until the shop knows the reference, each time signed anew", async () => {
    bank.shopAnswers(404);
    await bank.press(await bank.link(), "approve");
    await expect(runJobs(10)).rejects.toThrow("404");
    bank.shopAnswers(200);
    await runJobs(3_600, { retryFailed: true });
    expect(bank.arrived()).toHaveLength(1);
  });

  it("comes late, several times and in the wrong order when asked to", async () => {
    const wishes = { delay_seconds: "30", repeat: "3", order: "reversed" };
    await bank.press(await bank.link(), "approve", wishes);
    await runJobs(29);
    expect(bank.arrived()).toEqual([]);
    await runJobs(30);
    expect(bank.arrived().map((event) => event.type)).toEqual(Array(3).fill("payment.paid"));
    expect(new Set(bank.arrived().map((event) => event.eventId)).size).toBe(1);
    await runJobs(33);
    expect(bank.arrived()[3]?.type).toBe("payment.failed");
  });

  it("never happens when lost, and the status tells the truth", async () => {
    await bank.press(await bank.link(), "approve", { lose: "on" });
    await runJobs(86_400);
    bank.timeIs(0);
    expect(bank.arrived()).toEqual([]);
    expect(
      await bank.gateway.fetchStatus({ reference: "order_1_a", sessionId: null }),
    ).toMatchObject({ state: "paid" });
  });

  it("ends quietly when the test gateway was switched off meanwhile", async () => {
    await bank.press(await bank.link(), "approve", { delay_seconds: "5" });
    await runJobs(5, { served: bank.gatewaysWith({ demo: false }) });
    expect(bank.arrived()).toEqual([]);
    expect(await bank.waitingJobs()).toBe(0);
  });
});

describe("the status and refund endpoints", () => {
  it("know nothing of a shopper who has not decided", async () => {
    expect(await bank.gateway.fetchStatus({ reference: "order_1_a", sessionId: null })).toEqual({
      state: "unknown",
    });
  });

  it("say what was paid and paid back", async () => {
    await bank.press(await bank.link(), "approve");
    const refund = {
      reference: "order_1_a",
      amount: 50_000,
      currency: "PHP",
      sessionId: null,
      refundId: "rf_1",
    };
    expect(await bank.gateway.refund(refund)).toEqual({ ok: true, value: { refunded: 50_000 } });
    expect(await bank.gateway.refund(refund)).toEqual({ ok: true, value: { refunded: 50_000 } });
    expect(await bank.gateway.fetchStatus({ reference: "order_1_a", sessionId: null })).toEqual({
      state: "paid",
      amount: 1_250_000,
      currency: "PHP",
      refunded: 50_000,
    });
  });

  it.each([
    ["unknown_reference", "order_9_z", 50_000],
    ["exceeds_paid", "order_1_a", 1_250_001],
  ])("refuse with %s", async (reason, reference, amount) => {
    await bank.press(await bank.link(), "approve");
    const refund = { reference, amount, currency: "PHP", sessionId: null, refundId: "rf_1" };
    expect(await bank.gateway.refund(refund)).toEqual({ ok: false, reason });
  });

  it("answer 401 to a question that is not signed", async () => {
    const asked = new Request(`${PAY_PAGE}/test-gateway/status?reference=order_1_a`);
    expect((await status.loader(bank.args(asked))).status).toBe(401);
    const body = "{}";
    const refund = new Request(`${PAY_PAGE}/test-gateway/refund`, {
      method: "POST",
      body,
    });
    expect((await refunds.action(bank.args(refund))).status).toBe(401);
  });

  it("read no endless refund request", async () => {
    const body = "x".repeat(100_000);
    const refund = new Request(`${PAY_PAGE}/test-gateway/refund`, {
      method: "POST",
      body,
    });
    expect((await refunds.action(bank.args(refund))).status).toBe(413);
  });
});

import { GatewayError } from "#app/selling/payments/gateways/gateway-error.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { createRedirectGateway } from "#app/selling/payments/gateways/redirect-gateway.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { freePort } from "../listen-locally.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import { ALL_MOODS, MOODS, openOddGateway } from "./odd-gateway.ts";
import type { Stage } from "./stage.ts";

/** Short if only the deadline ends a call, else longer than a busy machine takes. */
const DEADLINE_MS = { endless: 200, answering: 20_000 };
const HUNG_AFTER_MS = 30_000;

/**
 * The shop keeps selling and trusts no invalid answer; a buyer learns the payment's status soon.
 */
export const gatewayMisbehaves = faultScenario({
  name: "gateway-misbehaves",
  about:
    "The gateway's API is down, slow, rambling or wrong, and its callbacks are forged; then it is well again.",
  rounds: { full: 600 },
  async play(fault) {
    const odd = await openOddGateway();
    fault.atEnd(() => odd.close());
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const stage = await fault.open({ env: { TEST_GATEWAY_URL: nobody } });
    const away = gatewayAt(nobody, DEADLINE_MS.answering);
    const impatient = gatewayAt(odd.url, DEADLINE_MS.endless);
    const gateway = gatewayAt(odd.url, DEADLINE_MS.answering);
    for (let round = 0; round < fault.rounds; round += 1) {
      await expectFailure(fault, "is not there", away, true);
      const mood = ALL_MOODS[round % ALL_MOODS.length] ?? fault.random.pick(ALL_MOODS);
      odd.turn(mood);
      const { endless, temporary } = MOODS[mood];
      await expectFailure(fault, mood, endless ? impatient : gateway, temporary);
      odd.turn(undefined);
      await expectHealed(fault, gateway);
      await buyInSpiteOfForgers(fault, stage);
    }
    return { moods: ALL_MOODS.length + 1, "calls in vain": fault.rounds * 4 };
  },
});

function gatewayAt(url: string, timeoutMs: number): Gateway {
  return createRedirectGateway({
    name: "odd",
    payUrl: `${url}/pay`,
    apiUrl: url,
    secret: "a-secret-that-both-sides-know-000000",
    now: () => new Date(),
    newNonce: systemIds.newToken,
    timeoutMs,
  });
}

const callsOf = (gateway: Gateway) => {
  const reference = `order_1_${systemIds.newId()}`;
  const attempt = { reference, sessionId: null };
  const refund = { ...attempt, amount: 100, currency: "PHP", refundId: `rf_${systemIds.newId()}` };
  return { status: () => gateway.fetchStatus(attempt), refund: () => gateway.refund(refund) };
};

async function expectFailure(
  { expect }: Fault,
  mood: string,
  gateway: Gateway,
  temporary: boolean,
): Promise<void> {
  for (const [what, call] of Object.entries(callsOf(gateway))) {
    const end = await endOf(call());
    const right = end instanceof GatewayError && end.temporary === temporary;
    expect(right, `${what} of a gateway that ${mood} ends with ${String(end)}`);
  }
}

async function expectHealed({ expect }: Fault, gateway: Gateway): Promise<void> {
  const { status, refund } = callsOf(gateway);
  const told = await status().catch(String);
  const paidBack = await refund().catch(String);
  expect(typeof told === "object" && told.state === "open", "a healed gateway is not understood");
  expect(typeof paidBack === "object" && paidBack.ok, "a healed gateway pays nothing back");
}

/** The outcome of a call: an error, an answer, or a hang. */
function endOf(call: Promise<unknown>): Promise<unknown> {
  const hung = new Promise((resolve) => {
    setTimeout(resolve, HUNG_AFTER_MS, "nothing").unref();
  });
  return Promise.race([call.catch((error: unknown) => error), hung]);
}

async function buyInSpiteOfForgers({ random, expect }: Fault, stage: Stage): Promise<void> {
  const { told, amount } = await stage.placedOrder();
  const event = gatewayEvent(told, amount);
  const forged = random.pick([
    { body: JSON.stringify({ ...event, amount: "1.00" }), status: 401 },
    { body: "<html>502 Bad Gateway</html>", status: 401 },
    { body: "x".repeat(90_000), status: 413 },
  ]);
  const answer = await fetch(`${stage.url}/api/payments/test/callback`, {
    method: "POST",
    body: forged.body,
    headers: {
      "x-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`,
      "x-forwarded-for": "192.0.2.1",
    },
  });
  const what = `a forged callback of ${forged.body.length} bytes`;
  expect(answer.status === forged.status, `${what} is answered ${answer.status}`);
  const { rowCount } = await stage.pool.query(
    "select from payments where reference = $1 and status = 'open'",
    [told.reference],
  );
  expect(rowCount === 1, `${what} changed the payment`);
  await stage.callBackUntilRecorded(event);
}

import { execFile, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import process from "node:process";
import { promisify } from "node:util";
import { eq, sql, type SQL } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { makeApiKey } from "#app/office/api/factories.ts";
import { SCOPES } from "#app/office/api/queries/every-operation.server.ts";
import { signedHeaders } from "#app/office/webhooks/jobs/sign-message.server.ts";
import { priceSchedules } from "#app/goods/catalog/tables/price-schedules.server.ts";
import { freePort } from "../listen-locally.ts";
import { ownApp } from "../own-app.ts";
import { until } from "../until.ts";
import { insideTheShop } from "./inside-the-shop.ts";

const TEXT = readFileSync("docs/api.md", "utf8");
const NUMBER = "PM-26-000123";
const { key } = await insideTheShop((ctx) => makeApiKey(ctx, { scopes: [...SCOPES] }));

/** The commands under a heading of the document, as a reader pastes them. */
function commandsOf(title: string): string {
  const [, part = ""] = TEXT.split(`\n## ${title}\n`);
  const [, commands] = /```sh\n(.+?)```/s.exec(part) ?? [];
  if (commands === undefined) throw new Error(`no commands under ${title}`);
  return commands;
}

const env = { ...process.env, SHOP: ownApp().url, KEY: key };

async function paste(commands: string): Promise<string> {
  const { stdout } = await promisify(execFile)("bash", ["-e", "-c", commands], { env });
  return stdout;
}

/** Prepares an order. Returns its number. */
async function change(what: string, which: SQL): Promise<string> {
  const { rows } = await insideTheShop(({ db }) =>
    db.execute<{ number: string }>(
      sql`update orders set ${sql.raw(what)} where ${which} returning order_number as number`,
    ),
  );
  return rows[0]!.number;
}

test("yesterday's orders are exported", async () => {
  const path = "orders.csv";
  onTestFinished(() => rmSync(path, { force: true }));
  const number = await change(
    "created_at = now() - interval '1 day'",
    sql`id = (select max(id::text)::uuid from orders)`,
  );
  await paste(commandsOf("Export yesterday's orders"));
  const lines = readFileSync(path, "utf8").split("\n");
  expect(lines[0]).toBe("number,state,pesos");
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${number},\\w+,\\d+\\.\\d\\d$`)));
});

test("an order is shipped with its number", async () => {
  const isPaid = sql`status = 'confirmed' and payment_status = 'paid'`;
  // A cold parcel would wait for its day.
  const number = await change(
    "delivery = jsonb_set(delivery, '{cold}', 'false')",
    sql`id = (select max(id::text)::uuid from orders where ${isPaid})`,
  );
  const commands = commandsOf("Ship an order with a tracking number");
  const said = await paste(commands.replaceAll(NUMBER, number));
  expect(said).toBe('{"status":"processing"}{"status":"shipped"}');
  expect(await paste(commands.replaceAll(NUMBER, number))).toBe(said);
});

test("stock is corrected, and a price is changed", async () => {
  expect(await paste(commandsOf("Correct stock"))).toMatch(/^\{"onHand":\d+\}$/);
  const { id } = JSON.parse(await paste(commandsOf("Change a price"))) as { id: string };
  const planned = await insideTheShop(({ db }) =>
    db.select().from(priceSchedules).where(eq(priceSchedules.id, id)),
  );
  expect(planned).toMatchObject([{ price: 520_000, state: "planned" }]);
});

test("a webhook is received, and a forged one is refused", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const port = String(await freePort());
  const commands = commandsOf("Receive a webhook")
    .replace("whsec_your_secret", secret)
    .replace("4000", port);
  const receiver = spawn("bash", ["-e", "-c", commands.replace("node --", "exec node --")], {
    env,
  });
  onTestFinished(() => void receiver.kill());
  const body = JSON.stringify({ type: "order.paid", timestamp: "", data: { number: NUMBER } });
  const signed = signedHeaders({ id: "msg_1", body, at: new Date() }, [secret]);
  const post = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body });
  await until("the receiver answers", 20_000, async () => {
    const answer = await post({}).catch(() => undefined);
    return answer?.status === 400;
  });
  const [[said]] = await Promise.all([once(receiver.stdout, "data"), post(signed)]);
  expect(String(said)).toBe(`order.paid {"number":"${NUMBER}"}\n`);
  expect((await post({ ...signed, "webhook-id": "msg_2" })).status).toBe(400);
});

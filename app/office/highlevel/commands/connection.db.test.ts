import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { ACCOUNT, BAD_KEYS, busy, error } from "#tests/fake-highlevel.ts";
import { NOW } from "#tests/now.ts";
import { openHighlevel } from "#tests/open-highlevel.ts";
import type { ConnectionInput } from "../input.ts";
import { highlevelApi } from "../jobs/highlevel-api.server.ts";
import { readConnection } from "../queries/connection.server.ts";
import { highlevelConnection } from "../tables.server.ts";
import { disconnect } from "./disconnect.server.ts";
import { saveConnection } from "./save-connection.server.ts";
import { testConnection } from "./test-connection.server.ts";

const shop = await openHighlevel();
const { ctx, db, as, fake, place, connect } = shop;
const owner = await accountOf(ctx, "admin");

const input: ConnectionInput = {
  apiKey: ACCOUNT.key,
  locationId: ACCOUNT.location,
  webhookUrl: "",
  isOn: true,
  customers: true,
  newsletter: true,
  orders: true,
};

const version = async () => (await readConnection(ctx)).version;
const save = async (wish: Partial<ConnectionInput>, actor = owner) =>
  saveConnection(as(actor), { ...input, ...wish }, { version: await version(), place });

test.each(["manager", "marketing", "customer"] as const)("%s may do none of it", async (role) => {
  const somebody = as(await accountOf(ctx, role));
  const forbidden = { ok: false, reason: "forbidden" };
  expect(await save({}, somebody.actor)).toEqual(forbidden);
  expect(await testConnection(somebody, place)).toEqual(forbidden);
  expect(await disconnect(somebody)).toEqual(forbidden);
});

test("saving a key asks for a fresh proof", async () => {
  const stale = actorOf("admin");
  if (stale.kind !== "user") throw new Error("no account");
  const session = { id: "s", provenAt: addMinutes(NOW, -60) };
  expect(await save({}, { ...stale, session })).toEqual({ ok: false, reason: "forbidden" });
});

test("what opens HighLevel is stored sealed, and the log has its last four characters", async () => {
  const webhookUrl = `${fake.url}/hooks/secret-trigger`;
  expect(await save({ apiKey: "pit-a-new-key-0000-9876", webhookUrl })).toMatchObject({ ok: true });
  const stored = JSON.stringify(await db.select().from(highlevelConnection));
  const logged = JSON.stringify(await db.select().from(auditLog));
  for (const secret of ["pit-a-new-key", ACCOUNT.location, "secret-trigger"]) {
    expect(stored).not.toContain(secret);
    expect(logged).not.toContain(secret);
  }
  expect(await readConnection(ctx)).toMatchObject({
    keyEnd: "9876",
    key: "pit-a-new-key-0000-9876",
    locationId: ACCOUNT.location,
    trigger: webhookUrl,
    state: "untested",
  });
});

test("an empty field leaves the key, and another one has to be tested again", async () => {
  expect(await save({ apiKey: "", orders: false })).toEqual({
    ok: true,
    value: { isTested: true },
  });
  expect(await readConnection(ctx)).toMatchObject({ key: ACCOUNT.key, state: "sending" });
  expect(await save({ apiKey: BAD_KEYS.wrong })).toEqual({ ok: true, value: { isTested: false } });
  expect(await readConnection(ctx)).toMatchObject({ state: "untested", accountName: null });
});

test("without any key nothing is saved", async () => {
  expect(await disconnect(as(owner))).toMatchObject({ ok: true });
  expect(await disconnect(as(owner))).toEqual({ ok: false, reason: "not_connected" });
  expect(await save({ apiKey: "" })).toEqual({ ok: false, reason: "no_key" });
  expect(await testConnection(as(owner), place)).toEqual({ ok: false, reason: "no_key" });
  expect(await readConnection(ctx)).toMatchObject({ state: "unset", isOn: false });
});

test("of two who change it at once one is told", async () => {
  const at = { version: await version(), place };
  const [one, two] = await Promise.all([
    saveConnection(as(owner), input, at),
    saveConnection(as(owner), input, at),
  ]);
  expect([one, two].filter(({ ok }) => ok)).toHaveLength(1);
  expect([one, two].find(({ ok }) => !ok)).toEqual({ ok: false, reason: "changed_meanwhile" });
});

test.each([
  "https://hooks.example.com/in",
  "https://services.leadconnectorhq.com.evil.example/in",
  "http://services.leadconnectorhq.com/hooks/1",
  "https://169.254.169.254/latest/",
  "http://127.0.0.1:1/hooks/1",
  "javascript:alert(1)",
])("%s is no inbound webhook of HighLevel", async (webhookUrl) => {
  expect(await save({ webhookUrl })).toEqual({ ok: false, reason: "trigger" });
});

test("outside of tests only HighLevel's own address is one", async () => {
  const at = { version: await version(), place: {} };
  const own = { ...input, webhookUrl: "https://services.leadconnectorhq.com/hooks/x/trigger/1" };
  expect(await saveConnection(as(owner), own, at)).toMatchObject({ ok: true });
});

test("a test that works shows the name of the sub-account", async () => {
  await save({ apiKey: `${ACCOUNT.key}x` });
  await save({});
  expect(await testConnection(as(owner), place)).toEqual({
    ok: true,
    value: { worked: true, name: ACCOUNT.name },
  });
  expect(fake.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /locations/${ACCOUNT.location}`,
  ]);
  expect(await readConnection(ctx)).toMatchObject({ state: "sending", accountName: ACCOUNT.name });
});

test.each([
  [{ apiKey: BAD_KEYS.wrong }, { why: "key" }, "broken"],
  [{ apiKey: BAD_KEYS.noScope }, { why: "scope" }, "broken"],
  [{ apiKey: BAD_KEYS.elsewhere }, { why: "location" }, "broken"],
  [{ locationId: "nowhere-at-all" }, { why: "location" }, "broken"],
] as const)("a test with %j fails in words", async (wish, found, state) => {
  await save(wish);
  const done = await testConnection(as(owner), place);
  expect(done).toMatchObject({ ok: true, value: { worked: false, ...found } });
  expect(await readConnection(ctx)).toMatchObject({ state });
});

test.each([
  [busy(30), { why: "busy" }],
  [error(503, "down"), { why: "down" }],
  [error(422, "locationId must be a string"), { why: "refused", status: 422 }],
  ["cut", { why: "unreachable" }],
  [
    { status: 200, body: { odd: true } },
    { why: "refused", status: 200 },
  ],
] as const)("a test that meets %j leaves the connection as it was", async (answer, found) => {
  fake.next = [answer];
  const done = await testConnection(as(owner), place);
  expect(done).toMatchObject({ ok: true, value: { worked: false, ...found } });
  expect(await readConnection(ctx)).toMatchObject({ state: "sending", problem: null });
});

test("what another secret of the shop sealed is lost, and says so", async () => {
  const moved = { ...as(owner), sealers: createSealers("another secret of the same shop") };
  expect(await testConnection(moved, place)).toMatchObject({
    value: { worked: false, why: "lost" },
  });
});

test("a private address is refused where no test says otherwise", async () => {
  await connect();
  const inside = { highlevelUrl: "http://10.0.0.1" };
  const { verdict } = await highlevelApi(inside, ACCOUNT.key).location(ACCOUNT.location);
  expect(verdict).toEqual({ is: "trouble", why: "unreachable" });
});

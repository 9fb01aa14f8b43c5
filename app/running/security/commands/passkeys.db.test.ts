import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { givePasskey, softwarePasskey } from "#tests/software-passkey.ts";
import { giveApp } from "../factories.ts";
import { securityJobs } from "../jobs.server.ts";
import { countRecoveryCodes } from "../queries/factors.server.ts";
import { passkeysOf } from "../queries/passkeys.server.ts";
import { passkeySite } from "../rules/passkey.ts";
import { passkeys } from "../tables.server.ts";
import { addPasskey } from "./add-passkey.server.ts";
import { beginPasskeyUse } from "./begin-passkey-use.server.ts";
import { beginPasskey } from "./begin-passkey.server.ts";
import { proveIdentity } from "./prove-identity.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";
import { takeCode } from "./take-code.server.ts";
import { removePasskey } from "./remove-passkey.server.ts";
import { renamePasskey } from "./rename-passkey.server.ts";
import { turnOffApp } from "./turn-off-app.server.ts";

const plan = planOf({ tasks: [deliverMail] }, securityJobs);
const { ctx, db, pool, as, at } = await testContext();
const limiter = createRateLimiter(pool);
const appUrl = "https://shop.example";
const site = passkeySite(appUrl);

type User = Extract<Actor, { kind: "user" }>;
const person = async (role: "customer" | "support") => (await accountOf(ctx, role)) as User;
const cookieOf = (line: string) => new Headers({ cookie: line.split(";")[0] ?? "" });

async function begun(actor: Actor) {
  const answer = await beginPasskey(as(actor), appUrl);
  if (!answer.ok) throw new Error(answer.reason);
  const { options, cookie } = answer.value;
  return { options, browser: { headers: cookieOf(cookie), appUrl } };
}

test("a passkey is added with its name, once, and is told by mail", async () => {
  const actor = await person("customer");
  const { options, browser } = await begun(actor);
  expect(options).toMatchObject({
    rp: { id: "shop.example" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const device = softwarePasskey(site);
  const made = { name: "My phone", response: device.create(options.challenge) };
  expect(await addPasskey(as(actor), made, browser)).toMatchObject({ ok: true });
  const [own] = await passkeysOf(db, actor.userId);
  expect(own).toMatchObject({ name: "My phone", counter: 0, transports: ["internal"] });
  // The challenge is used up.
  expect(await addPasskey(as(actor), made, browser)).toEqual({ ok: false, reason: "too_late" });
  // The same device cannot make a second passkey.
  expect((await begun(actor)).options.excludeCredentials).toMatchObject([{ id: device.id }]);
  await drainJobs(pool, plan);
  const [mail] = await db.select().from(mails).where(eq(mails.to, actor.email));
  expect(mail?.subject).toBe("A passkey was added to your account");
  const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, actor.userId));
  expect(row).toMatchObject({ action: "passkey.added", after: null });
});

async function add(actor: User) {
  const { options, browser } = await begun(actor);
  const response = softwarePasskey(site).create(options.challenge);
  const added = await addPasskey(as(actor), { name: "x", response }, browser);
  if (!added.ok) throw new Error(added.reason);
  return added.value.codes;
}

test("recovery codes come with the first passkey, stay with others, and end with the last", async () => {
  const actor = await person("support");
  expect(await renewRecoveryCodes(as(actor))).toEqual({ ok: false, reason: "no_second_step" });
  const codes = await add(actor);
  expect(new Set(codes).size).toBe(10);
  expect(await add(actor)).toBeUndefined();
  expect(await takeCode(as(actor), actor.userId, codes?.[0] ?? "")).toBe(true);
  expect(await takeCode(as(actor), actor.userId, codes?.[0] ?? "")).toBe(false);
  const renewed = await renewRecoveryCodes(as(actor));
  expect(renewed).toMatchObject({ ok: true });
  expect(await takeCode(as(actor), actor.userId, codes?.[1] ?? "")).toBe(false);
  for (const { id } of await passkeysOf(db, actor.userId)) {
    expect(await countRecoveryCodes(db, actor.userId)).toBe(10);
    await removePasskey(as(actor), id);
  }
  expect(await countRecoveryCodes(db, actor.userId)).toBe(0);
});

test("an app that is turned off leaves the recovery codes to a passkey", async () => {
  const actor = await person("customer");
  await giveApp(ctx, actor.userId);
  expect(await add(actor)).toBeUndefined();
  expect(await turnOffApp(as(actor))).toMatchObject({ ok: true });
  expect(await countRecoveryCodes(db, actor.userId)).toBe(10);
});

test.each([
  ["of another site", { rpId: "evil.example", origin: appUrl }, {}, "wrong_passkey"],
  ["of another address", { rpId: site.rpId, origin: "https://evil.example" }, {}, "wrong_passkey"],
  // The device did not verify its user.
  ["of whoever holds the device", site, { flags: 0x01 }, "wrong_passkey"],
])("a passkey %s is refused", async (_, where, how, reason) => {
  const actor = await person("customer");
  const { options, browser } = await begun(actor);
  const response = softwarePasskey(where).create(options.challenge, how);
  expect(await addPasskey(as(actor), { name: "x", response }, browser)).toEqual({
    ok: false,
    reason,
  });
  expect(await passkeysOf(db, actor.userId)).toEqual([]);
});

test("a challenge is of one browser, one account, one use and ten minutes", async () => {
  const [actor, other] = [await person("customer"), await person("customer")];
  const { options, browser } = await begun(actor);
  const made = { name: "x", response: softwarePasskey(site).create(options.challenge) };
  const late = new Date(ctx.now.getTime() + 10 * 60_000 + 1);
  const elsewhere = { headers: new Headers(), appUrl };
  for (const refused of [
    await addPasskey(as(other), made, browser),
    await addPasskey(as(actor), made, elsewhere),
    await addPasskey({ ...at(late), actor }, made, browser),
  ]) {
    expect(refused).toEqual({ ok: false, reason: "too_late" });
  }
  const use = await beginPasskeyUse(as(actor), appUrl);
  const toProve = { headers: cookieOf(use.cookie), appUrl };
  const madeForProof = { name: "x", response: softwarePasskey(site).create(use.options.challenge) };
  expect(await addPasskey(as(actor), madeForProof, toProve)).toMatchObject({ reason: "too_late" });
  const { headers } = browser;
  const refused = await addPasskey(
    as(actor),
    { ...made, response: { ...made.response } },
    {
      headers,
      appUrl: "https://evil.example",
    },
  );
  expect(refused).toMatchObject({ ok: false });
  expect(await db.$count(passkeys, eq(passkeys.userId, actor.userId))).toBe(0);
});

/** Answers a proof with the user's passkey. */
async function prove(actor: User, { device, counter = 0 }: { device: Device; counter?: number }) {
  const { options, cookie } = await beginPasskeyUse(as(actor), appUrl);
  const response = device.get(options.challenge, { counter });
  const browser = { headers: cookieOf(cookie), appUrl };
  return proveIdentity({ ctx: as(actor), limiter }, { response }, browser);
}
type Device = ReturnType<typeof softwarePasskey>;

test("one's own passkey is a fresh proof, and its counter goes up only", async () => {
  const [actor, other] = [await person("customer"), await person("customer")];
  const { device } = await givePasskey(ctx, actor.userId, { appUrl, counter: 4 });
  const { device: others } = await givePasskey(ctx, other.userId, { appUrl });
  expect(await prove(actor, { device, counter: 5 })).toEqual({ ok: true, value: undefined });
  const [own] = await passkeysOf(db, actor.userId);
  expect(own).toMatchObject({ counter: 5, usedAt: ctx.now });
  const wrong = { ok: false, reason: "wrong_passkey" };
  expect(await prove(actor, { device, counter: 5 })).toEqual(wrong);
  expect(await prove(actor, { device, counter: 4 })).toEqual(wrong);
  expect(await prove(actor, { device: others })).toEqual(wrong);
  expect(await prove(actor, { device: softwarePasskey(site) })).toEqual(wrong);
  expect(await db.$count(verification, eq(verification.value, actor.userId))).toBe(0);
});

test("only its owner renames or removes a passkey", async () => {
  const [actor, other] = [await person("customer"), await person("customer")];
  const { passkeyId } = await givePasskey(ctx, actor.userId, { appUrl });
  const gone = { ok: false, reason: "passkey_gone" };
  expect(await renamePasskey(as(other), { passkeyId, name: "Mine" })).toEqual(gone);
  expect(await removePasskey(as(other), passkeyId)).toEqual(gone);
  expect(await renamePasskey(as(actor), { passkeyId, name: "Old phone" })).toMatchObject({
    ok: true,
  });
  expect((await passkeysOf(db, actor.userId))[0]?.name).toBe("Old phone");
  expect(await removePasskey(as(actor), passkeyId)).toMatchObject({ ok: true });
  expect(await removePasskey(as(actor), passkeyId)).toEqual(gone);
});

test("where a second step is required, the last one of staff stays, whatever is pressed at once", async () => {
  const staff = await person("support");
  await giveApp(ctx, staff.userId);
  const { passkeyId } = await givePasskey(ctx, staff.userId, { appUrl });
  await saveSettings(ctx, { require_2fa: "true" });
  try {
    const both = await Promise.all([turnOffApp(as(staff)), removePasskey(as(staff), passkeyId)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: "required" });
    const customer = await person("customer");
    const own = await givePasskey(ctx, customer.userId, { appUrl });
    expect(await removePasskey(as(customer), own.passkeyId)).toMatchObject({ ok: true });
  } finally {
    await saveSettings(ctx, { require_2fa: "false" });
  }
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { sessionsOf } from "../queries/own-sessions.server.ts";
import { knownDevices } from "../tables.server.ts";
import { endOtherSessions } from "./end-other-sessions.server.ts";
import { endSession } from "./end-session.server.ts";

const { ctx, db, as } = await testContext();
const CHROME =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const BROWSER = { headers: new Headers(), appUrl: "http://x.test" };

/** Signs a customer in with one browser, and adds sessions in other browsers. */
async function signedIn(others: number) {
  const account = await accountOf(ctx, "customer");
  if (account.kind !== "user") throw new Error("no user");
  const { userId } = account;
  const ids = Array.from({ length: others + 1 }, () => ctx.ids.newId());
  const expiresAt = new Date(ctx.now.getTime() + 60_000);
  for (const id of ids) {
    await db.insert(session).values({ id, token: id, userId, expiresAt, userAgent: CHROME });
  }
  const [own = "", ...rest] = ids;
  const actor: Actor = { ...account, session: { id: own, provenAt: null } };
  return { actor, userId, own, rest };
}

const idsOf = async (userId: string) => (await sessionsOf(ctx, userId)).map(({ id }) => id);
const actionsOf = (userId: string) =>
  db
    .select({ action: auditLog.action, before: auditLog.before })
    .from(auditLog)
    .where(eq(auditLog.subjectId, userId));

test("one of one's own sessions ends, and the log says of which device", async () => {
  const { actor, userId, own, rest } = await signedIn(2);
  const [first = "", second = ""] = rest;
  expect(await endSession(as(actor), first)).toEqual({
    ok: true,
    value: { device: "Chrome on Android" },
  });
  expect((await idsOf(userId)).toSorted()).toEqual([own, second].toSorted());
  expect(await endSession(as(actor), first)).toEqual({ ok: false, reason: "session_over" });
  const device = "Chrome on Android";
  expect(await actionsOf(userId)).toEqual([{ action: "session.ended", before: { device } }]);
});

test("neither the one in use nor anybody else's ends that way", async () => {
  const [mine, theirs] = [await signedIn(0), await signedIn(0)];
  for (const id of [mine.own, theirs.own]) {
    expect(await endSession(as(mine.actor), id)).toEqual({ ok: false, reason: "session_over" });
  }
  expect(await endSession(as("visitor"), mine.own)).toEqual({ ok: false, reason: "forbidden" });
  expect(await idsOf(theirs.userId)).toEqual([theirs.own]);
});

test("all others end at once, and no other browser is known any more", async () => {
  const { actor, userId, own } = await signedIn(3);
  const stranger = await signedIn(1);
  await db.insert(knownDevices).values({ tokenHash: "another", userId, usedAt: ctx.now });
  expect(await endOtherSessions(as(actor), BROWSER)).toMatchObject({
    ok: true,
    value: { ended: 3, cookie: expect.stringMatching(/^pm_device=/) },
  });
  expect(await idsOf(userId)).toEqual([own]);
  expect(await idsOf(stranger.userId)).toHaveLength(2);
  expect(await db.$count(knownDevices, eq(knownDevices.userId, userId))).toBe(1);
  expect(await endOtherSessions(as(actor), BROWSER)).toMatchObject({ value: { ended: 0 } });
  expect(await actionsOf(userId)).toEqual([{ action: "sessions.ended", before: { ended: 3 } }]);
  expect(await endOtherSessions(as("visitor"), BROWSER)).toMatchObject({ reason: "forbidden" });
});

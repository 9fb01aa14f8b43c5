import { href } from "react-router";
import { afterAll, expect, inject, test } from "vitest";
import { type RoutePolicy, policy } from "#app/policy.ts";
import { newShop, startApp } from "../app-server.ts";
import { SECRET } from "../bench/purchase/buy.ts";
import { openRecorder } from "../bench/record-statements.ts";
import { signInOwner } from "../bench/sign-in.ts";
import { databaseUrl } from "../database.ts";

/** The session's statements included. */
const MOST = 10;
/** Pages that miss it, and what they send today. */
const MORE = new Map([
  [href("/admin/orders/to-pack"), 20],
  [href("/admin/assistant/texts"), 21],
  [href("/admin/settings/law"), 16],
  [href("/admin/settings/payments"), 13],
  [href("/admin/settings/delivery"), 12],
  [href("/admin/email/automations"), 12],
  [href("/admin/settings/backup"), 12],
]);
/** The heartbeat of the change feed, and the note once a minute that a session is in use. */
const NOW_AND_THEN = /^select$|^update "sessions"/;

/** Every page of the back-office without a parameter; files need chosen rows. */
const paths = Object.entries<RoutePolicy>(policy).flatMap(([route, { GET }]) =>
  GET && route.startsWith(href("/admin")) && !/[:*.]/.test(route) ? [route] : [],
);

const shop = await newShop(inject("cluster"));
const recorder = await openRecorder(shop.target);
const app = await startApp(shop, {
  DATABASE_URL: databaseUrl(recorder.target),
  TRUST_PROXY: "on",
  APP_SECRET: SECRET,
  DEMO_PAST: "on",
  // Jobs would send statements of their own.
  PROCESS: "web",
});
const cookie = await signInOwner(app);
afterAll(async () => {
  await app.stop();
  await recorder.close();
});

async function statementsOf(path: string): Promise<string[]> {
  recorder.take();
  const { status } = await fetch(app.url + path, { headers: { cookie }, redirect: "manual" });
  expect(status, path).toBeLessThan(400);
  return recorder.take().flatMap(({ text }) => (NOW_AND_THEN.test(text) ? [] : [text]));
}

test("no page of the back-office sends more statements than it may", async () => {
  // The first page of a session also notes the visit and reads what stays in memory.
  await statementsOf(href("/admin"));
  const beyond: Record<string, string[]> = {};
  for (const path of paths) {
    const sent = await statementsOf(path);
    if (sent.length > (MORE.get(path) ?? MOST)) beyond[`${path}: ${sent.length}`] = sent;
  }
  expect(paths).toEqual(expect.arrayContaining([...MORE.keys()]));
  expect(beyond).toEqual({});
});

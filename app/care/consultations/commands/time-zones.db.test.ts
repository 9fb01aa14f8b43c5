import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { bookFor, bookingJobs, makeBookableDoctor } from "../factories.ts";
import { findBooker } from "../queries/booker.server.ts";
import { zoneOf } from "../queries/time-zone.server.ts";
import { setTimeZone } from "./set-time-zone.server.ts";

const { ctx, db, pool, as } = await testContext();
const email = "maria@example.test";
const patient = as(await accountOf(ctx, "customer", { email }));
const zone = async () => zoneOf(db, (await findBooker(patient))?.customerId ?? "");

test("a customer chooses a time zone, another one, and none", async () => {
  expect(await zone()).toBeUndefined();
  expect(await setTimeZone(patient, "Europe/London")).toMatchObject({ ok: true });
  expect(await setTimeZone(patient, "America/New_York")).toMatchObject({ ok: true });
  expect(await zone()).toBe("America/New_York");
  expect(await setTimeZone(patient, "Mars/Olympus")).toMatchObject({ reason: "unknown_zone" });
  expect(await zone()).toBe("America/New_York");
  expect(await setTimeZone(patient, "")).toMatchObject({ ok: true });
  expect(await zone()).toBeUndefined();
  const visitor = await setTimeZone(as("visitor"), "Europe/London");
  expect(visitor).toMatchObject({ reason: "forbidden" });
});

test("mails and the calendar file say the time there too, and the moment stays in UTC", async () => {
  await setTimeZone(patient, "America/New_York");
  await bookFor(patient, { doctorId: await makeBookableDoctor(ctx) });
  await drainJobs(pool, bookingJobs);
  const all = await db.select().from(mails);
  const own = all.find(({ to }) => to === email);
  expect(own?.text).toContain("Time (Manila) Mon, Nov 23, 9:00 AM to 9:45 AM");
  expect(own?.text).toContain("Your time (America/New York) Sun, Nov 22, 8:00 PM to 8:45 PM");
  const calendar = own?.calendar?.replaceAll("\r\n ", "");
  expect(calendar).toContain("DTSTART:20261123T010000Z");
  expect(calendar).toContain("8:00 PM to 8:45 PM");
  const [toDoctor] = await db.select().from(mails).where(eq(mails.to, "santos@private.example"));
  expect(toDoctor?.text).not.toContain("8:00 PM");
});

import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { supportTickets } from "../../tables.server.ts";
import { newPass, sealPass } from "./contact-page.server.ts";
import { submitContact } from "./submit-contact.server.ts";

const { db, pool, as } = await testContext();
let hasRoom = true;
const ctx = { ...as(VISITOR), db: openDb(pool, () => hasRoom) };
const served = {
  ctx,
  env: { appUrl: "http://x.test" },
  limiter: createRateLimiter(pool),
  ip: "192.0.2.7",
  log: quietLog,
} as RequestContext;

const typed = {
  name: "Rosa Cruz",
  email: "rosa@example.test",
  subject: "Where is my parcel?",
  message: "My parcel has not arrived. Where is it now, please?",
};

test("on a full disk a message comes back with every word, and can be sent again", async () => {
  const shown = new Date(ctx.now.getTime() - 60_000);
  const pass = sealPass(ctx.sealers, { ...newPass(ctx), shownAt: shown });
  hasRoom = false;
  const refused = await submitContact(served, { ...typed, pass });
  if (refused instanceof Response || refused.data.sent) throw new Error("it was sent");
  expect(refused.init).toMatchObject({ status: 503, headers: { "retry-after": "60" } });
  expect(refused.data).toMatchObject({
    values: typed,
    problem: {
      title: "Your message wasn’t sent",
      text: "The shop can’t save anything right now. Please try again in a few minutes. Your message is still here.",
    },
  });
  hasRoom = true;
  const sent = await submitContact(served, { ...typed, pass: refused.data.pass });
  expect(sent).toBeInstanceOf(Response);
  expect(await db.$count(supportTickets)).toBe(1);
});

async function send(message: string) {
  const shown = new Date(ctx.now.getTime() - 60_000);
  const pass = sealPass(ctx.sealers, { ...newPass(ctx), shownAt: shown });
  const sent = await submitContact(served, { ...typed, subject: "My dose", message, pass });
  const [ticket] = await db.select().from(supportTickets).orderBy(desc(supportTickets.number));
  return { sent, ticket };
}

test("a message that may be urgent is due soon, and its writer sees whom to call", async () => {
  const { sent, ticket } = await send("I injected ten times my dose and can't breathe");
  expect(ticket).toMatchObject({ createdAt: ctx.now, dueAt: addMinutes(ctx.now, 15) });
  if (sent instanceof Response) throw new Error("it was answered by a redirect");
  expect(sent.data.sent).toMatchObject({
    urgency: "emergency",
    text: expect.stringContaining(ticket?.number ?? "no ticket"),
  });
});

test("an ordinary message is due as promised, and answered as always", async () => {
  const { sent, ticket } = await send("Is one vial enough for a month? The box came today.");
  expect(ticket?.dueAt.getTime()).toBeGreaterThan(ctx.now.getTime());
  expect(sent).toBeInstanceOf(Response);
});

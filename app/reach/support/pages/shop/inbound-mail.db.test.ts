import { beforeEach, expect, it, test } from "vitest";
import { signBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { deliverMailAs, mailFrom } from "#app/platform/mail/jobs.server.ts";
import type { OutgoingMail } from "#app/platform/mail/mailer.server.ts";
import { deliveryReport } from "#app/platform/mail/reports/reports.fixture.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { makeTicket } from "../../factories.ts";
import { mailReply, mailTicketReceived } from "../../jobs.server.ts";
import { replyAddress } from "../../rules/reply-address.ts";
import { supportMails, supportReplies } from "../../tables.server.ts";
import { action } from "./inbound-mail.ts";

const INBOUND = "support@reply.example.com";
const SECRET = "a secret that only the provider knows";
const { ctx, db, pool } = await testContext();
const { args } = openTestGateway({ ctx, pool });

type MailRequest = {
  secret?: string | undefined;
  signature?: string;
  bytes?: Uint8Array<ArrayBuffer>;
};

/** Sends a request like the provider's to a shop that is set up. */
async function send(body: unknown, { secret = SECRET, signature, bytes }: MailRequest = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("https://shop.example.test/api/inbound-mail", {
    method: "POST",
    body: bytes ?? text,
    headers: { "x-signature": signature ?? signBody(text, SECRET, ctx.now) },
  });
  const given = args(request);
  const served = given.context.get(requestContext);
  const env = { ...served.env, inboundMailSecret: secret === "" ? undefined : secret };
  given.context.set(requestContext, { ...served, env });
  const answer = await action({ ...given, pattern: "/api/inbound-mail", params: {} });
  return { status: answer.status, json: await answer.json(), headers: answer.headers };
}

const newMail = (own: Record<string, unknown> = {}) => ({
  messageId: `<${ctx.ids.newId()}@mail.example>`,
  from: "maria@example.test",
  to: INBOUND,
  subject: "My parcel",
  text: "Where is it?",
  ...own,
});

beforeEach(async () => {
  await pool.query("truncate support_tickets, mails cascade; delete from rate_limits");
  await saveSettings(ctx, { inbound_email: INBOUND });
});

it("takes a signed mail, once, and says so each time", async () => {
  const mail = newMail();
  for (const _ of [1, 2])
    expect(await send(mail)).toMatchObject({ status: 200, json: { ok: true } });
  expect(await db.$count(supportMails)).toBe(1);
});

it("takes what it ignores, so that nobody sends it for ever", async () => {
  const mail = newMail({ precedence: "bulk" });
  expect(await send(mail)).toMatchObject({ status: 200, json: { ok: true } });
  expect(await db.$count(supportMails)).toBe(0);
});

test("without the secret or the address there is no such endpoint", async () => {
  expect(await send(newMail(), { secret: "" })).toMatchObject({ status: 404 });
  await saveSettings(ctx, { inbound_email: "" });
  expect(await send(newMail())).toMatchObject({ status: 404, json: { error: "switched_off" } });
  expect(await db.$count(supportMails)).toBe(0);
});

test("a signature that is missing, forged, old or of other bytes is refused", async () => {
  const mail = newMail();
  const text = JSON.stringify(mail);
  const old = signBody(text, SECRET, new Date("2026-11-21T01:54:00Z"));
  for (const signature of ["", "t=1,v1=00", old, signBody(text, "another secret", ctx.now)]) {
    expect((await send(mail, { signature })).status, signature).toBe(401);
  }
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]);
  const signature = signBody(text, SECRET, ctx.now);
  expect((await send(text, { bytes: marked, signature })).status).toBe(401);
  expect((await send(text, { bytes: new Uint8Array([0xff]), signature })).status).toBe(400);
  expect(await db.$count(supportMails)).toBe(0);
});

test.each([
  ["no JSON", "{", "The body must be a JSON object."],
  ["a list", [], "The body must be a JSON object."],
  ["no id", newMail({ messageId: undefined }), "messageId must be one line"],
  ["an empty id", newMail({ messageId: " " }), "messageId must be one line"],
  ["half a letter as id", newMail({ messageId: "\uD800" }), "messageId must be one line"],
  ["a number as text", newMail({ text: 5 }), "text must be a string."],
  ["no address", newMail({ to: null }), "to must be a string."],
])("%s is not understood, in our words", async (_, body, problem) => {
  const { status, json } = await send(body);
  expect({ status, json }).toMatchObject({ status: 422, json: { error: "not_understood" } });
  expect(JSON.stringify(json)).toContain(problem);
});

test("a mail of up to 256 kB is read, and a larger one is not", async () => {
  expect((await send(newMail({ text: "x".repeat(250_000) }))).status).toBe(200);
  expect((await send(newMail({ text: "x".repeat(257_000) }))).status).toBe(413);
});

test("too many of one sender are asked for again later", async () => {
  for (let n = 0; n < 6; n += 1) await send(newMail({ text: `Mail ${n}` }));
  const refused = await send(newMail({ text: "One more" }));
  expect(refused).toMatchObject({ status: 429, json: { error: "too_many" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test.each([
  ["both", INBOUND, SECRET, true],
  ["no secret", INBOUND, undefined, false],
  ["no address", "", SECRET, false],
] as const)("mails of a ticket are answered to it: %s", async (_, inbound, secret, isTaken) => {
  await saveSettings(ctx, { inbound_email: inbound });
  const ticketId = await makeTicket(ctx);
  const replyId = ctx.ids.newId();
  const reply = { id: replyId, ticketId, text: "On Monday.", createdAt: ctx.now };
  await db.insert(supportReplies).values(reply);
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
  const links = { appUrl: "https://shop.example", inboundMailSecret: secret };
  const job = { ...ctx, mailer, links, log: quietLog };
  await mailTicketReceived.run(job, { ticketId });
  await mailReply.run(job, { replyId });
  const sender = { name: "Shop", line: "", replyTo: "hello@shop.example" };
  const deliver = deliverMailAs(mailFrom(sender));
  for (const { id } of await db.select().from(mails)) await deliver.run(job, { mailId: id });
  const expected = isTaken ? replyAddress(ctx, INBOUND, ticketId) : sender.replyTo;
  expect(sent.map(({ replyTo }) => replyTo)).toEqual([expected, expected]);
  const answer = sent.find(({ subject }) => subject.startsWith("Answer"));
  expect(answer?.text.includes("reply to this email")).toBe(isTaken);
});

test("a report of a mail that came back opens no ticket, and is passed on", async () => {
  const id = ctx.ids.newId();
  const messageId = `<${id}@project-me>`;
  await db.insert(mails).values({
    id,
    dedupeKey: `campaign:${id}`,
    messageId,
    to: "maria@example.test",
    subject: "News",
    html: "",
    text: "",
    createdAt: ctx.now,
  });
  const report = { from: "MAILER-DAEMON@mx.example.test", to: "hello@shop.example" };
  const sent = await send(newMail({ ...report, raw: deliveryReport({ messageId }) }));
  expect(sent).toMatchObject({ status: 200, json: { ok: true } });
  const jobs = await pool.query(
    "select from graphile_worker.jobs where task_identifier = 'mail.came_back'",
  );
  expect(jobs.rowCount).toBe(1);
  expect(await db.$count(supportMails)).toBe(0);
  // A mail of a person with the whole of it is one like any other.
  await send(newMail({ raw: "From: maria@example.test\r\n\r\nWhere is it?" }));
  expect(await db.$count(supportMails)).toBe(1);
  expect(await send(newMail({ raw: 7 }))).toMatchObject({ status: 422 });
});

import { expect, test } from "vitest";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeTicket } from "../../factories.ts";
import { findTicket } from "../../queries/staff-tickets.server.ts";
import { submitTicket } from "./submit-ticket.server.ts";

const { ctx, db, as } = await testContext();
const [me, colleague] = [await accountOf(ctx, "support"), await accountOf(ctx, "manager")];
const env = { appUrl: "http://shop.example" };
const idOf = (actor: typeof me) => (actor.kind === "user" ? actor.userId : "");

/** The page's answer to a refused form; undefined when it succeeded. */
async function refused(actor: typeof me, ticketId: string, form: Record<string, string>) {
  const answer = await submitTicket({ ctx: as(actor), env }, ticketId, form);
  return "data" in answer ? answer.data : undefined;
}
const reply = (own: Record<string, string> = {}) => ({
  intent: "reply",
  key: ctx.ids.newId(),
  text: "It left on Monday.",
  seen: "0",
  ...own,
});
const repliesTo = async (ticketId: string) => (await findTicket(db, ticketId))?.replies.length;

test("a colleague's reply is read before a second one leaves, and the text stays", async () => {
  const ticketId = await makeTicket(ctx);
  expect(await refused(colleague, ticketId, reply())).toBeUndefined();
  const mine = reply({ text: "It left on Tuesday." });
  const answer = await refused(me, ticketId, mine);
  expect(answer?.message).toMatch(/^Test manager replied on Nov .* while you were writing/);
  expect(answer?.text).toBe("It left on Tuesday.");
  expect(await repliesTo(ticketId)).toBe(1);
  expect(await refused(me, ticketId, { ...mine, seen: "1" })).toBeUndefined();
  expect(await repliesTo(ticketId)).toBe(2);
});

test("the same reply pressed twice is one, and nobody is blamed", async () => {
  const ticketId = await makeTicket(ctx);
  const form = reply();
  const answers = [await refused(me, ticketId, form), await refused(me, ticketId, form)];
  expect(answers).toEqual([undefined, undefined]);
  expect(await repliesTo(ticketId)).toBe(1);
});

test("a ticket that was closed says by whom, also when that was oneself, and keeps the text", async () => {
  const ticketId = await makeTicket(ctx);
  expect(await refused(colleague, ticketId, { intent: "close" })).toBeUndefined();
  const answer = await refused(me, ticketId, reply());
  expect(answer?.message).toMatch(/^Test manager closed this ticket on Nov/);
  expect(answer?.text).toBe("It left on Monday.");
  expect((await refused(colleague, ticketId, reply()))?.message).toMatch(/^You closed this ticket/);
});

test("of two who assign a ticket the later hears of it; the same wish is done already", async () => {
  const ticketId = await makeTicket(ctx);
  const toColleague = { intent: "assign", was: "", assigneeId: idOf(colleague) };
  expect(await refused(colleague, ticketId, toColleague)).toBeUndefined();
  expect(await refused(me, ticketId, toColleague)).toBeUndefined();
  const toMe = { intent: "assign", was: "", assigneeId: idOf(me) };
  expect((await refused(me, ticketId, toMe))?.message).toMatch(/^Test manager assigned this/);
  expect((await findTicket(db, ticketId))?.ticket.assigneeId).toBe(idOf(colleague));
  expect(await refused(me, ticketId, { ...toMe, was: idOf(colleague) })).toBeUndefined();
});

import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { replyToTicket } from "../commands/reply-to-ticket.server.ts";
import { makeTicket } from "../factories.ts";
import { supportMails } from "../tables.server.ts";
import { ticketList } from "../views/ticket-list.ts";
import { ticketsFor } from "./list-tickets.server.ts";

const { ctx, db, as } = await testContext();
const support = await accountOf(ctx, "support");
const ownId = support.kind === "user" ? support.userId : "";
const reader = { userId: ownId, now: ctx.now };
const due = (days: number) => ({ dueAt: addDays(ctx.now, days) });

const tickets = {
  late: await makeTicket(ctx, {
    ...due(-1),
    name: "Liza Peña",
    email: "liza@example.test",
    phone: "0917 123 4567",
    topic: "delivery",
    orderNumber: "PM-26-000777",
    message: "The ice pack arrived warm_50%",
  }),
  soon: await makeTicket(ctx, { ...due(1), assigneeId: ownId, phone: "+63 918 765 4321" }),
  later: await makeTicket(ctx, { ...due(2), topic: "payment" }),
  answered: await makeTicket(ctx, { ...due(3), subject: "Receipt" }),
  closed: await makeTicket(ctx, { status: "closed", closedAt: ctx.now, assigneeId: ownId }),
};
const reply = { key: ctx.ids.newId(), text: "Our courier forgot the parcel.", close: false };
await replyToTicket(as(support), { ticketId: tickets.answered, ...reply });

type Name = keyof typeof tickets;
const names = Object.keys(tickets) as Name[];

/** The tickets of the list, in order. */
async function shown(params: Record<string, string>, search = ""): Promise<(Name | undefined)[]> {
  const query = { ...readListQuery(ticketList, new URLSearchParams(params)), search };
  const source = ticketsFor(db, query, reader);
  const { rows } = await readPart(source, query);
  expect(await source.count()).toBe(rows.length);
  return rows.map(({ id }) => names.find((name) => tickets[name] === id));
}

test("the first due stands first, and each tab has its own", async () => {
  expect(await shown({})).toEqual(["late", "soon", "later"]);
  expect(await shown({ show: "mine" })).toEqual(["soon"]);
  expect(await shown({ show: "answered" })).toEqual(["answered"]);
  expect(await shown({ show: "closed" })).toEqual(["closed"]);
  expect(await shown({ show: "all" })).toHaveLength(5);
});

test.each([
  [{ promise: "overdue" }, ["late"]],
  [{ topic: "payment" }, ["later"]],
  [{ assignee: ownId }, ["soon"]],
  [{ assignee: "none", topic: "delivery" }, ["late"]],
  [{ assignee: "nobody-1" }, []],
])("%j narrows it", async (filters, expected) => {
  expect(await shown({ ...filters })).toEqual(expected);
});

test.each<[string, Name[]]>([
  ["pena liza", ["late"]],
  ["LIZA@example", ["late"]],
  ["0917 1234 567", ["late"]],
  ["917-123", ["late"]],
  ["0918 765 4321", ["soon"]],
  ["PM-26-000777", ["late"]],
  ["26-777000", []],
  ["pm 26 000777", ["late"]],
  ["ice warm", ["late"]],
  ["warm_50%", ["late"]],
  ["w_rm", []],
  ["courier forgot", ["answered"]],
  ["receipt", ["answered"]],
  ["receipt courier", []],
])("%j finds %j", async (typed, expected) => {
  expect(await shown({ show: "all" }, typed)).toEqual(expected);
});

test("the list has the words that made a ticket due soon", async () => {
  const dueAt = addMinutes(ctx.now, 15);
  const sent = { createdAt: ctx.now, dueAt };
  const message = "I can't breathe";
  const byForm = await makeTicket(ctx, { ...sent, message, number: "T-26-999001" });
  const createdAt = addDays(ctx.now, -1);
  const byMail = await makeTicket(ctx, { createdAt, dueAt, number: "T-26-999002" });
  const mail = { ticketId: byMail, text: "My lips are blue", shown: "My lips are blue" };
  const from = { messageId: "<urgent@mail.example>", fromAddress: "maria@example.test" };
  const stored = { id: ctx.ids.newId(), ...mail, ...from, opensTicket: false, createdAt: ctx.now };
  await db.insert(supportMails).values(stored);
  const query = readListQuery(ticketList, new URLSearchParams());
  const { rows } = await readPart(ticketsFor(db, query, reader), query);
  const words = new Map(rows.map(({ id, dueWords }) => [id, dueWords]));
  expect(words.get(byForm)).toBe(message);
  expect(words.get(byMail)).toBe(mail.shown);
  expect(words.get(tickets.later)).toBeNull();
});

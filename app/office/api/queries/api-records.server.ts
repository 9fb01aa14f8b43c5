import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { tagsOfCustomer } from "#app/people/customers/queries/tags.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { supportTickets } from "#app/reach/support/tables.server.ts";
import { readCode } from "#app/selling/discounts/rules/read-code.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import type { TicketsQuery } from "../input.ts";

export async function apiDiscount(db: Db, code: string) {
  const [found] = await db
    .select()
    .from(discounts)
    .where(eq(discounts.code, readCode(code) ?? ""));
  return found;
}

/** Names, orders and tags. Addresses, phones and birthdays are left out. */
export async function apiCustomer(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      isGuest: customers.isGuest,
      orderCount: customers.orderCount,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(eq(customers.id, id));
  return found && { ...found, tags: await tagsOfCustomer(db, id) };
}

const ticket = {
  id: supportTickets.id,
  number: supportTickets.number,
  status: supportTickets.status,
  topic: supportTickets.topic,
  orderNumber: supportTickets.orderNumber,
  subject: supportTickets.subject,
  message: supportTickets.message,
  createdAt: supportTickets.createdAt,
};

export function apiTickets(db: Db, { state }: TicketsQuery) {
  return {
    id: supportTickets.id,
    sorts: { sent: { by: supportTickets.createdAt, type: "timestamptz" } },
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ ...ticket, place })
        .from(supportTickets)
        .where(and(state && eq(supportTickets.status, state), where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function apiTicket(db: Db, number: string) {
  const [found] = await db
    .select(ticket)
    .from(supportTickets)
    .where(eq(supportTickets.number, number));
  return found;
}

export type ApiDiscount = NonNullable<Awaited<ReturnType<typeof apiDiscount>>>;
export type ApiCustomer = NonNullable<Awaited<ReturnType<typeof apiCustomer>>>;
export type ApiTicket = NonNullable<Awaited<ReturnType<typeof apiTicket>>>;

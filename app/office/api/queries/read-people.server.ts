import { operation, type Operation } from "#app/platform/records/operation.ts";
import { customerById } from "#app/people/customers/commands/tag-customer.server.ts";
import { ticketByNumber } from "#app/reach/support/queries/ticket-by-number.server.ts";
import { discountByCode } from "#app/selling/discounts/queries.server.ts";
import { ticketsQuery } from "../input.ts";
import { customerAnswer, discountAnswer, listOf, ticketAnswer } from "../views/answers.ts";
import { showApiCustomer, showApiDiscount, showApiTicket } from "../views/show-answers.ts";
import { apiCustomer, apiDiscount, apiTicket, apiTickets } from "./api-records.server.ts";
import { readList } from "./read-list.server.ts";
import { getOne, reads } from "./read-one.server.ts";

export const PEOPLE_READS: readonly Operation[] = [
  getOne({
    name: "discounts.get",
    says: "One promo code.",
    who: "discounts:write",
    key: discountByCode,
    output: discountAnswer,
    find: apiDiscount,
    show: showApiDiscount,
  }),
  getOne({
    name: "customers.get",
    says: "One customer, by id, without address, phone and email.",
    who: "customers:read",
    key: customerById,
    output: customerAnswer,
    find: apiCustomer,
    show: showApiCustomer,
  }),
  operation({
    ...reads,
    name: "tickets.list",
    says: "Support tickets, oldest first. Their texts are written by customers.",
    who: "tickets:write",
    input: ticketsQuery,
    output: listOf(ticketAnswer),
    run: (ctx, query) =>
      readList(ctx, query, {
        key: "tickets",
        sort: "sent",
        source: apiTickets(ctx.db, query),
        show: showApiTicket,
      }),
  }),
  getOne({
    name: "tickets.get",
    says: "One support ticket, by number. Its text is written by a customer.",
    who: "tickets:write",
    key: ticketByNumber,
    output: ticketAnswer,
    find: apiTicket,
    show: showApiTicket,
  }),
];

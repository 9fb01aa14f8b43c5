import { data, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { giveGoodwill } from "../../commands/give-goodwill.server.ts";
import { goodwillInput } from "../../input.ts";
import { creditEntriesOf, creditOf } from "../../queries/credit.server.ts";
import { goodwillLeft } from "../../queries/goodwill.server.ts";
import { creditAdminMessages as say } from "../../texts/staff.ts";
import { showEntry } from "../../views/show-entry.ts";

const SHOWN = 100;

/** A customer's credit with its history, and a form for staff who may give some. */
export async function loadCustomerCredit(ctx: Ctx, customerId: string) {
  const customer = orNotFound(await findCustomer(ctx.db, customerId));
  const entries = await creditEntriesOf(ctx.db, customer.id, SHOWN);
  const mayGive = may(ctx.actor, "customers:note") && customer.userId !== null;
  return {
    customerId: customer.id,
    name: nameOf(customer),
    isGuest: customer.userId === null,
    balance: formatMoney(await creditOf(ctx.db, customer.id), { centavos: "always" }),
    entries: entries.map(showEntry),
    mayTake: may(ctx.actor, "orders:refund"),
    form: mayGive
      ? { key: ctx.ids.newId(), left: formatMoney(await goodwillLeft(ctx, customer.id)) }
      : undefined,
  };
}

export async function submitGoodwill(served: RequestContext, request: Request, customerId: string) {
  const values = await readFormTexts(request);
  const again = (status: number, errors: Record<string, string>) =>
    data({ values, errors }, { status });
  const form = parseForm(goodwillInput, values);
  if (!form.ok) return again(422, form.errors);
  const given = await giveGoodwill(served.ctx, customerId, form.value);
  if (given.ok) {
    const page = href("/admin/customers/:customerId/credit", { customerId });
    return redirectWithFlash(served, page, say.saved);
  }
  switch (given.reason) {
    case "not_found":
      throw notFound();
    case "over_limit":
      return again(409, { amount: say.refused.over_limit(formatMoney(given.left)) });
    case "too_little":
      return again(409, { amount: say.refused.too_little(formatMoney(given.balance)) });
    default:
      return again(given.reason === "forbidden" ? 403 : 409, {
        amount: say.refused[given.reason],
      });
  }
}

import { formatDate } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { formatMoney } from "#app/lib/money.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { figuresOf } from "../../queries/figures.server.ts";
import { tagsOfCustomer } from "../../queries/tags.server.ts";
import { nameOf } from "../../rules/customer-name.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { lastPhones } from "#app/selling/orders/queries/last-contact.server.ts";
import { newestOrdersOf } from "#app/selling/orders/queries/list-orders.server.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";
import type { Route } from "./+types/customer-summary.ts";

/** The panel beside the list. It shows no health data. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { db } = context.get(requestContext).ctx;
  const customer = orNotFound(await findCustomer(db, params.customerId));
  const { id, email, createdAt } = customer;
  const [figures, phones, [newest], tags] = await Promise.all([
    figuresOf(db, [id]),
    lastPhones(db, [id]),
    newestOrdersOf(db, id, 1),
    tagsOfCustomer(db, id),
  ]);
  const phone = showPhoneOf(customer.phone, phones.get(id));
  const { orders, spent } = figures(id);
  return {
    title: nameOf(customer),
    facts: [
      { label: say.email, value: email },
      { label: say.phone, value: phone?.number ?? say.notProvided },
      { label: say.orders, value: String(orders) },
      { label: say.spent, value: formatMoney(spent, { centavos: "always" }) },
      ...(newest
        ? [
            {
              label: say.newestOrder,
              value: `${newest.orderNumber}, ${orderMessages.status[newest.status].toLowerCase()}`,
            },
          ]
        : []),
      ...(tags.length > 0 ? [{ label: say.tags, value: tags.join(", ") }] : []),
      { label: say.account, value: accountOf(customer) },
      { label: say.joined, value: formatDate(createdAt) },
    ],
  };
}

function accountOf({ userId, isGuest }: { userId: string | null; isGuest: boolean }): string {
  if (userId !== null) return say.accountsInFile.account;
  return isGuest ? say.accountsInFile.guest : say.accountsInFile.none;
}

import { carriersOfOrder } from "../../queries/offered-carriers.server.ts";
import {
  chosenOrders,
  trackingNumbersInUse,
  type ChosenOrder,
} from "../../queries/chosen-orders.server.ts";
import { whyNotShip } from "../../rules/bulk-orders.ts";
import { planKey } from "../../rules/plan-packing.ts";
import { readTrackingNumbers } from "../../rules/read-tracking-numbers.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { readParcel, type Parcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { coldDays } from "../../queries/cold-days.server.ts";
import type { ColdDays } from "../../rules/cold-day.ts";
import { showNotToday } from "#app/fulfilment/packing/views/show-not-today.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const say = bulkMessages.ship;

/** The chosen orders whose parcels can leave, and the others with the reason. */
export async function shippableOrders({ db }: Pick<Ctx, "db">, ids: readonly string[]) {
  const judged = (await chosenOrders(db, ids)).map((order) => ({ order, why: whyNotShip(order) }));
  return {
    rows: judged.flatMap(({ order, why }) => (why ? [] : [order])),
    passed: judged.flatMap(({ order: { id, orderNumber }, why }) =>
      why ? [{ id, orderNumber, why: bulkMessages.why[why] }] : [],
    ),
  };
}

export async function courierChoices({ db }: Pick<Ctx, "db">) {
  const carriers = await carriersOfOrder(db, "");
  return carriers.map(({ value, label }) => ({ value, label }));
}

/** Matches the pasted rows with their orders. Writes nothing. */
export async function checkNumbers(
  ctx: Ctx,
  rows: readonly ChosenOrder[],
  { pasted, courier }: { pasted: string; courier: string },
) {
  const read = readTrackingNumbers(
    pasted,
    rows.map(({ orderNumber }) => orderNumber),
  );
  const { given, wrong, counted } = read;
  const inUse = await trackingNumbersInUse(ctx.db, [...given.values()]);
  const days = await coldDays(ctx);
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const number = given.get(row.orderNumber);
    // One after the other: each reads its lots, and all of them at once would take every connection.
    // oxlint-disable-next-line no-await-in-loop
    const parcel = number === undefined ? undefined : await readParcel(ctx, row.id);
    checked.push({
      ...row,
      number: number ?? null,
      ...(parcel ? plannedOf(parcel, days) : NOTHING),
    });
  }
  const problems = [
    ...(counted === undefined ? [] : [say.counted(counted, rows.length)]),
    ...wrong.map(({ line, text, why }) => `${say.line(line, cut(text))}: ${say.lines[why]}`),
    ...[...given.values()].flatMap((number) => {
      const order = inUse.get(number.toUpperCase());
      return order === undefined ? [] : [say.inUse(number, order)];
    }),
    ...(given.size === 0 && wrong.length === 0 && counted === undefined ? [say.empty] : []),
  ];
  return { courier, rows: checked, problems };
}

export type CheckedRow = ChosenOrder & {
  number: string | null;
  /** The shown plan of lots, so that no other plan is used. */
  plan: string;
  lots: readonly string[];
  isReady: boolean;
  /** Set for a cold order that would not leave today. */
  notToday: string | undefined;
};

const NOTHING = { plan: "", lots: [], isReady: false, notToday: undefined };

function plannedOf({ order, plan, lots, isCold }: Parcel, days: ColdDays) {
  const isReady = plan.every(({ missing }) => missing === 0);
  const taken = plan.flatMap((line) => line.lots);
  const named = taken.map(({ lotId, units }) =>
    say.ofLot(units, lots.find(({ id }) => id === lotId)?.lotNumber ?? ""),
  );
  const shown = isReady ? (named.length > 0 ? named : [say.anyLot]) : [say.missing];
  const notToday = showNotToday(order, days, isCold)?.title;
  return { plan: planKey(plan), lots: shown, isReady, notToday };
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

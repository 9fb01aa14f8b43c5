import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { addPastOrders } from "#app/selling/orders/commands/add-past-orders.server.ts";
import { removePastOrders } from "#app/selling/orders/commands/remove-past-orders.server.ts";
import { knownPastNumbers } from "#app/selling/orders/queries/past-orders.server.ts";
import { pastOrder, type PastOrder } from "#app/selling/orders/rules/past-order.ts";
import { pastOrderTexts } from "#app/selling/orders/texts/shopper-past-orders.ts";
import { listLines } from "#app/selling/orders/views/past-order.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import type { PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { removeUnusedGuests } from "#app/selling/orders/commands/remove-unused-guests.server.ts";
import { ORDER_COLUMNS, shopOf } from "../../../rules/columns.ts";
import { groupOrderRows, readPastOrder } from "../../../rules/read-past-order.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { inTurns, readRows } from "./read-rows.server.ts";
import { failed, readShop } from "./read-shop.ts";

const plan: ManyNoun["plan"] = async ({ db, now }, rows, reading) => {
  const groups = groupOrderRows(await readRows(rows, reading));
  const numbers = groups.map(({ number }) => number);
  const known = await knownPastNumbers(db, readShop(reading.format), numbers);
  return inTurns(groups, (group): PlannedItem => {
    const item = { label: group.number, rows: group.rows.map(({ no }) => no), subjectId: null };
    const read = readPastOrder(group, now);
    if (!read.ok) {
      const { problem } = read;
      return { ...item, outcome: "refuse", changes: [], notes: [], problem, plan: {} };
    }
    const { order, notes } = read.value;
    const planned = { ...item, problem: null, plan: order };
    return known.has(group.number)
      ? { ...planned, outcome: "same", changes: [], notes: [say.knownOrder] }
      : { ...planned, outcome: "add", changes: changesOf(order), notes };
  });
};

const changesOf = ({ email, firstName, lastName, placedAt, lines, total, state }: PastOrder) =>
  [
    { label: say.customer, to: [firstName, lastName, email].filter(Boolean).join(" ") },
    { label: say.placed, to: formatDateTime(placedAt) },
    { label: say.items, to: listLines(lines) },
    { label: say.total, to: formatMoney(total) },
    { label: say.status, to: pastOrderTexts.states[state] },
  ].map((change) => ({ ...change, from: "" }));

type Many = ManyNoun["many"];

const apply: Many["apply"] = async (tx, items, format) => {
  const orders = items.map((item) => pastOrder.parse(item.plan));
  const added = await addPastOrders(tx, readShop(format), orders);
  return orders.map(({ number }) => {
    const order = added.get(number);
    if (!order) return failed(say.knownOrder);
    return { ok: true, value: { subjectId: order.id, saved: order } };
  });
};

/** Removes the orders, and the records that the import made for them if nothing else uses those. */
const revert: Many["revert"] = async (tx, items) => {
  const removed = await removePastOrders(
    tx,
    items.map(({ subjectId }) => subjectId),
  );
  await removeUnusedGuests(
    tx,
    items.flatMap(({ saved }) => madeRecord(saved)),
  );
  return items.map(({ subjectId }) =>
    removed.has(subjectId) ? { ok: true, value: { note: null } } : failed(say.keptOrder),
  );
};

const madeRecord = (saved: unknown): string[] =>
  typeof saved === "object" &&
  saved !== null &&
  "madeRecord" in saved &&
  saved.madeRecord === true &&
  "customerId" in saved &&
  typeof saved.customerId === "string"
    ? [saved.customerId]
    : [];

export const orderImports = {
  name: "orders",
  ability: "settings:write",
  columns: ORDER_COLUMNS,
  options: [],
  formatOf: (header) => shopOf("orders", header) ?? "",
  plan,
  many: { apply, revert },
  enqueue: (db, importId) =>
    enqueue(db, "moving.import", { noun: "orders", importId }, { key: `import ${importId}` }),
} as const satisfies ManyNoun;

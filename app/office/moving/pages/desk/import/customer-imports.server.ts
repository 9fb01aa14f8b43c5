import { importGuests } from "#app/people/customers/commands/import-guests.server.ts";
import { recordsOfAddresses } from "#app/people/customers/queries/records-of-addresses.server.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { importSubscriptions } from "#app/reach/campaigns/commands/import-subscriptions.server.ts";
import { removeImportedSubscriptions } from "#app/reach/campaigns/commands/remove-imported-subscriptions.server.ts";
import { subscribedAmong } from "#app/reach/campaigns/queries/subscribed-among.server.ts";
import type { ManyNoun } from "#app/running/imports/queries/import-noun.server.ts";
import type { PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { removeUnusedGuests } from "#app/selling/orders/commands/remove-unused-guests.server.ts";
import { CUSTOMER_COLUMNS, shopOf } from "../../../rules/columns.ts";
import { movedCustomer, readCustomer, type MovedCustomer } from "../../../rules/read-customer.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { inTurns, readRows } from "./read-rows.server.ts";
import { failed, readShop } from "./read-shop.ts";

const plan: ManyNoun["plan"] = async ({ db, now }, rows, reading) => {
  const read = await inTurns(await readRows(rows, reading), (row) => ({
    no: row.no,
    ...readCustomer(row, now),
  }));
  const emails = read.map(({ customer }) => customer.email).filter(Boolean);
  const [records, subscribed] = [
    await recordsOfAddresses(db, emails),
    await subscribedAmong(db, emails),
  ];
  const firstRows = new Map<string, number>();
  return read.map(({ no, customer, label, notes, problem }): PlannedItem => {
    const { email } = customer;
    const item = { label, rows: [no], changes: [], notes, plan: customer };
    const first = firstRows.get(email);
    const refusal = problem ?? (first === undefined ? null : say.emailTwice(first));
    if (refusal !== null) return { ...item, outcome: "refuse", subjectId: null, problem: refusal };
    firstRows.set(email, no);
    const record = records.get(email);
    const subjectId = record?.customerId ?? null;
    const planned = { ...item, subjectId, problem: null };
    if (!record) return { ...planned, outcome: "add", changes: changesOf(customer) };
    if (record.hasAccount || !customer.agrees || subscribed.has(email))
      return { ...planned, outcome: "same", notes: [say.known] };
    const change = { label: say.newsletter, from: say.notSubscribed, to: say.subscribed };
    return { ...planned, outcome: "change", changes: [change] };
  });
};

function changesOf({ firstName, lastName, phone, note, agrees }: MovedCustomer) {
  const changes = [
    { label: say.name, to: [firstName, lastName].filter(Boolean).join(" ") },
    { label: say.phone, to: phone === null ? "" : showPhone(phone) },
    { label: say.newsletter, to: agrees ? say.subscribed : say.notSubscribed },
    { label: say.noteOf, to: note ?? "" },
  ];
  return changes.filter(({ to }) => to !== "").map((change) => ({ ...change, from: "" }));
}

type Many = ManyNoun["many"];

const apply: Many["apply"] = async (tx, items, format) => {
  const planned = items.map((item) => ({ ...item, customer: movedCustomer.parse(item.plan) }));
  const added = planned.filter(({ outcome }) => outcome === "add");
  const records = await importGuests(
    tx,
    added.map(({ customer: { since, ...guest } }) => ({
      ...guest,
      since: since === null ? tx.now : new Date(since),
    })),
  );
  const isDone = ({ outcome, customer }: (typeof planned)[number]) =>
    outcome === "change" || records.get(customer.email)?.isNew;
  const agreed = planned.filter((item) => item.customer.agrees && isDone(item));
  const subscribed = await importSubscriptions(
    tx,
    agreed.map(({ customer }) => customer.email),
    say.agreed(readShop(format)),
  );
  return planned.map((item) => {
    const { customer, subjectId: known } = item;
    const subjectId = records.get(customer.email)?.customerId ?? known;
    if (!isDone(item) || subjectId === null) return failed(say.meanwhile);
    const saved = { subscribed: subscribed.has(customer.email) };
    return { ok: true, value: { subjectId, saved } };
  });
};

const revert: Many["revert"] = async (tx, items) => {
  const planned = items.map((item) => ({ ...item, customer: movedCustomer.parse(item.plan) }));
  const subscribed = planned.filter(({ saved }) => isSubscribed(saved));
  await removeImportedSubscriptions(
    tx,
    subscribed.map(({ customer }) => customer.email),
  );
  const added = planned.filter(({ result }) => result === "added");
  const removed = await removeUnusedGuests(
    tx,
    added.map(({ subjectId }) => subjectId),
  );
  return planned.map(({ result, subjectId }) =>
    result === "changed" || removed.has(subjectId)
      ? { ok: true, value: { note: null } }
      : failed(say.keptRecord),
  );
};

const isSubscribed = (saved: unknown) =>
  typeof saved === "object" && saved !== null && "subscribed" in saved && saved.subscribed === true;

export const customerImports = {
  name: "customers",
  ability: "settings:write",
  columns: CUSTOMER_COLUMNS,
  options: [],
  formatOf: (header) => shopOf("customers", header) ?? "",
  plan,
  many: { apply, revert },
  enqueue: (db, importId) =>
    enqueue(db, "moving.import", { noun: "customers", importId }, { key: `import ${importId}` }),
} as const satisfies ManyNoun;

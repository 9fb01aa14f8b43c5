import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemaOf } from "#app/platform/records/operation.ts";
import { addressOf } from "../views/operation-address.ts";
import { EVERY_OPERATION } from "./every-operation.server.ts";

/** Commands of staff that are no operation, by the reason. A module stands for all of its own. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  "Health data stays with clinicians.": [
    "care/assessments",
    "care/assistant",
    "care/consultations",
    "care/therapy",
    "fulfilment/vials",
    "selling/concessions",
  ],
  "Accounts, roles, secrets and how the shop is set up are for owners in person.": [
    "goods/delivery",
    "office/api",
    "office/erasure",
    "office/highlevel",
    "office/webhooks",
    "running/automations",
    "running/backups",
    "running/mailing",
    "running/messages",
    "selling/einvoices/save-connection",
    "selling/einvoices/turn-off",
    "running/settings",
    "running/staff",
    "people/customers/sign-in-with-company",
    "people/customers/sign-up",
    "selling/payments/choose-provider",
    "selling/payments/save-provider",
    "fulfilment/couriers/save-connection",
    "fulfilment/couriers/save-sender",
  ],
  "A person reads what is published or sent to many.": [
    "reach/campaigns",
    "reach/reviews",
    "reach/segments",
    "running/content",
    "reach/support/saved-reply",
  ],
  "Money is settled and paid out by a person.": [
    "reach/affiliates",
    "selling/credit",
    "selling/giftcards",
    "fulfilment/guarantee",
    "selling/payments/refund-order",
    "selling/payments/collect-cash",
    "selling/payments/confirm-transfer",
    "selling/payments/decline-transfer",
    "selling/payments/end-finding",
    "selling/payments/import-payout",
    "selling/payments/settle-order",
    "fulfilment/remittances",
  ],
  "A person looks at goods, papers or photos.": [
    "selling/einvoices/correct-document",
    "selling/einvoices/record-answer",
    "fulfilment/arrivals",
    "fulfilment/recalls",
    "fulfilment/returns",
    "goods/lots",
    "goods/purchasing",
    "fulfilment/packing/pack-order",
    "fulfilment/packing/take-parcel",
    "fulfilment/couriers/ask-courier",
    "fulfilment/couriers/book-parcel",
    "fulfilment/couriers/cancel-booking",
    "fulfilment/couriers/note-parcel-news",
    "fulfilment/stock/judge-line",
    "fulfilment/stock/post-stocktake",
    "fulfilment/stock/save-count",
    "fulfilment/stock/start-stocktake",
    "fulfilment/stock/step-stocktake",
  ],
  "A form of many fields, pictures or files, or a change of many records at once.": [
    "running/imports",
    "goods/catalog/add-picture",
    "goods/catalog/add-product",
    "goods/catalog/add-starter-products",
    "goods/catalog/add-synonym",
    "goods/catalog/arrange-pictures",
    "goods/catalog/category",
    "goods/catalog/change-picture",
    "goods/catalog/change-synonym",
    "goods/catalog/create-product",
    "goods/catalog/delete-category",
    "goods/catalog/duplicate-product",
    "goods/catalog/move-category",
    "goods/catalog/place-on-shelf",
    "goods/catalog/put-back-picture",
    "goods/catalog/remove-picture",
    "goods/catalog/save-product",
    "goods/catalog/save-variants",
    "goods/catalog/save-vial",
    "selling/discounts/create-batch",
  ],
  "It removes or merges for good, or needs what only a page shows.": [
    "goods/catalog/drop-planned-price",
    "goods/catalog/move-price-end",
    "goods/catalog/remove-product",
    "goods/catalog/set-cost",
    "selling/checkout",
    "selling/orders/merge-customers",
    "selling/orders/order-again",
    "selling/orders/remove-order-note",
    "selling/orders/replace-link",
    "selling/orders/send-mail-again",
    "selling/orders/undo-shipment",
    "reach/support/assign-ticket",
    "reach/support/snooze-ticket",
    "reach/support/sort-ticket",
  ],
  "It exports data about many people, or codes that are worth money.": [
    "goods/catalog/begin-product-export",
    "selling/einvoices/begin-download",
    "people/customers/begin-export",
    "selling/discounts/begin-export",
    "selling/invoices/begin-export",
    "selling/orders/begin-export",
  ],
  "A part of other commands, which are operations.": [
    "goods/catalog/adjust-stock",
    "running/audit",
    "running/tags",
    "selling/cart/change-cart",
    "selling/orders/mark-order-paid",
    "selling/orders/release-order",
  ],
};

/** Commands that ask for an ability. All others are parts, jobs, or what shoppers do themselves. */
function commandsOfStaff(): string[] {
  return globSync("app/*/*/commands/**/*.server.ts").flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const isForStaff = /\bmay\w*\(|recordCommands\(/.test(text);
    if (!isForStaff || text.includes("= operation({")) return [];
    const [area, noun, , verb = ""] = path.split("/").slice(1);
    return [`${area}/${noun}/${verb.replace(".server.ts", "")}`];
  });
}

test("every command of staff is an operation, or has a reason why not", () => {
  const named = Object.values(LEFT_OUT).flat();
  const isNamed = (command: string) =>
    named.some((name) => command === name || command.startsWith(`${name}/`));
  const left = commandsOfStaff();
  expect(left.filter((command) => !isNamed(command))).toEqual([]);
  const isUsed = (name: string) =>
    left.some((each) => each === name || each.startsWith(`${name}/`));
  expect(named.filter((name) => !isUsed(name))).toEqual([]);
});

test("each operation has a name and an address of its own, and a sentence", () => {
  const names = EVERY_OPERATION.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = EVERY_OPERATION.map((each) => JSON.stringify(addressOf(each)));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { says } of EVERY_OPERATION) expect(says).toMatch(/^[A-Z].+\.$/);
});

test.each(EVERY_OPERATION)("$name can be described, and leaves nothing open", (each) => {
  expect(jsonSchemaOf(each.input, "input")).toMatchObject({ type: "object" });
  expect(jsonSchemaOf(each.output, "output")).toMatchObject({ type: "object" });
  expect(JSON.stringify(jsonSchemaOf(each.input, "input"))).not.toMatch(
    /"(?!properties")\w+":\{\}/,
  );
});

/** Writes whose control has no name in the search of the back-office, by where they are instead. */
const NOT_ON_A_PAGE = {
  "the action “Add discount”": ["discounts.create"],
  "a field or a step of the record's form": [
    "articles.unpublish",
    "discounts.archive",
    "discounts.restore",
    "discounts.set-active",
    "products.archive",
    "questions.reword",
    "questions.show",
  ],
};

test("the search of the back-office knows the operations of its pages by the same names", () => {
  const pages = globSync("app/**/*.tsx").map((path) => readFileSync(path, "utf8"));
  const nouns = new Set(EVERY_OPERATION.map(({ name }) => name.split(".")[0]));
  const named = pages.flatMap((page) =>
    [...page.matchAll(/"(([a-z]+)\.[a-z-]+)"/g)].flatMap(([, name = "", noun]) =>
      nouns.has(noun) ? [name] : [],
    ),
  );
  const writes = EVERY_OPERATION.filter(({ kind }) => kind !== "read").map(({ name }) => name);
  const listed = [...new Set(named), ...Object.values(NOT_ON_A_PAGE).flat()];
  expect(listed.toSorted()).toEqual(writes.toSorted());
});

test("a read changes nothing, and what can't be undone is never called a change", () => {
  const final = EVERY_OPERATION.filter(({ kind }) => kind === "final");
  expect(final.map(({ name }) => name).toSorted()).toEqual([
    "orders.cancel",
    "orders.ship",
    "tickets.reply",
  ]);
  expect(EVERY_OPERATION.filter(({ kind }) => kind === "read").every((it) => it.isRepeatable)).toBe(
    true,
  );
});

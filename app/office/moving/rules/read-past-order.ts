import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { formatMoney } from "#app/lib/money.ts";
import {
  pastOrder,
  type PastLine,
  type PastOrder,
  type PastState,
} from "#app/selling/orders/rules/past-order.ts";
import { movingMessages as say } from "../texts/staff.ts";
import { itemColumn, MOST_ITEM_COLUMNS } from "./columns.ts";
import { LONGEST_NAME, readAddress, readMovedPhone } from "./read-customer.ts";
import { lineOf, lineOrNull, readAmount, readMoment, type MovedRow } from "./read-cell.ts";

/** The rows of one order, in the order of the file. */
export type OrderRows = { number: string; rows: MovedRow[] };

const numberOf = ({ cells }: MovedRow) => lineOf(cells["number"] || cells["order_id"], 60);

/** Groups rows by order number. A row without a number is an order of its own, and refused. */
export function groupOrderRows(rows: readonly MovedRow[]): OrderRows[] {
  const groups = new Map<string, OrderRows>();
  for (const row of rows) {
    const number = numberOf(row);
    const key = number || `row ${row.no}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { number, rows: [row] });
  }
  return [...groups.values()];
}

const AMOUNTS = [
  "subtotal",
  "shipping",
  "tax",
  "shipping_tax",
  "fees",
  "discount",
  "total",
  "refunded",
] as const;
type Amounts = Record<(typeof AMOUNTS)[number], number>;

export type ReadOrder = Result<
  { order: PastOrder; notes: string[] },
  Refusal<"unreadable"> & { problem: string }
>;

const unreadable = (problem: string) => ({ ...refuse("unreadable"), problem });

/** Reads an order from its rows. A problem says what to do about it. */
export function readPastOrder({ number, rows }: OrderRows, now: Date): ReadOrder {
  const cells = rows[0]?.cells ?? {};
  if (rows.some(({ isCut }) => isCut)) return unreadable(say.cutOff);
  if (number === "") return unreadable(say.noNumber);
  // Shopify writes the total into an order's first row only.
  const isShopify = cells["item_price"] !== undefined;
  const heads = rows.filter((row) => (row.cells["total"] ?? "").trim() !== "");
  if (isShopify && heads.length > 1) return unreadable(say.numberTwice(number));
  if (heads.length === 0) return unreadable(say.noTotal);
  const currency = lineOf(cells["currency"]).toUpperCase();
  if (currency !== "PHP") return unreadable(say.currency(currency));
  const typed = cells["email"]?.trim() || cells["billing_email"] || "";
  const email = readAddress(typed);
  if (email === undefined) return unreadable(lineOf(typed) === "" ? say.noBuyer : say.badEmail);
  const placed = readMoment(cells["placed"]);
  if (!placed || placed > now) return unreadable(say.badDate);
  const amounts = readAmounts(cells);
  const lines = isShopify ? rows.map(shopifyLine) : rows.flatMap(wooLines);
  if (!amounts || lines.includes(undefined)) return unreadable(say.badAmount);
  const { phone, notes } = readMovedPhone(cells["phone"]?.trim() || cells["billing_phone"] || "");
  const order = pastOrder.safeParse({
    number,
    email,
    phone,
    ...namesOf(cells),
    placedAt: placed.toISOString(),
    state: stateOf(cells, amounts),
    lines,
    ...amounts,
    refunded: Math.min(amounts.refunded, amounts.total),
  });
  if (!order.success) return unreadable(say.badLines);
  return ok({
    order: order.data,
    notes: [...notes, ...sumNotes(order.data.lines, amounts, cells)],
  });
}

function readAmounts(cells: MovedRow["cells"]): Amounts | undefined {
  const read = AMOUNTS.map((name) => [name, readAmount(cells[name])] as const);
  if (read.some(([, amount]) => amount === undefined)) return undefined;
  return Object.fromEntries(read) as Amounts;
}

function namesOf(cells: MovedRow["cells"]) {
  const [first = "", ...rest] = lineOf(cells["buyer"]).split(" ");
  return {
    firstName: lineOrNull(cells["first_name"] || first, LONGEST_NAME),
    lastName: lineOrNull(cells["last_name"] || rest.join(" "), LONGEST_NAME),
  };
}

const PAID = new Set(["paid", "partially refunded", "completed", "processing"]);

function stateOf(cells: MovedRow["cells"], { total, refunded }: Amounts): PastState {
  const said = lineOf(cells["financial"] || cells["status"])
    .toLowerCase()
    .replace(/^wc-/, "")
    .replaceAll("_", " ");
  if (said === "refunded" || (refunded > 0 && refunded >= total)) return "refunded";
  if (said.startsWith("cancel") || (cells["cancelled"] ?? "").trim() !== "") return "cancelled";
  if (refunded > 0) return "partly_refunded";
  return PAID.has(said) ? "paid" : "unpaid";
}

type ReadLine = PastLine | undefined;

function shopifyLine({ cells }: MovedRow): ReadLine {
  const price = readAmount(cells["item_price"]);
  const quantity = Number(cells["item_quantity"]?.trim());
  return price === undefined
    ? undefined
    : lineFrom(cells["item_name"], cells["item_sku"], quantity, price * quantity);
}

/** A row has one item, or all of them: in one cell, or in a cell each. */
function wooLines({ cells }: MovedRow): ReadLine[] {
  const packed = [
    ...(cells["items"] ?? "").split(";"),
    ...Array.from({ length: MOST_ITEM_COLUMNS }, (_, at) => cells[itemColumn(at + 1)] ?? ""),
  ].filter((text) => text.trim() !== "");
  if (packed.length > 0) return packed.map((text) => wooLine(partsOf(text)));
  return [
    wooLine({
      name: cells["item_name"] ?? "",
      sku: cells["item_sku"] ?? "",
      quantity: cells["item_quantity"] ?? "",
      total: cells["item_total"] ?? "",
    }),
  ];
}

/** Such as `name:Serum|sku:A-1|quantity:2|total:500.00`. */
const partsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split("|").map((part) => {
      const at = part.indexOf(":");
      return [part.slice(0, at).trim(), part.slice(at + 1)];
    }),
  );

function wooLine(parts: Record<string, string>): ReadLine {
  const amount = readAmount(parts["total"]);
  return amount === undefined
    ? undefined
    : lineFrom(parts["name"], parts["sku"], Number(parts["quantity"]), amount);
}

const lineFrom = (name = "", sku = "", quantity: number, amount: number): PastLine => ({
  name: lineOf(name) || say.unnamedItem,
  sku: lineOf(sku, 80),
  quantity,
  amount,
});

/** The old total stays as it is; a sum that differs is said. */
function sumNotes(
  lines: readonly PastLine[],
  amounts: Amounts,
  cells: MovedRow["cells"],
): string[] {
  const { subtotal, shipping, tax, shipping_tax, fees, discount, total } = amounts;
  const items = lines.reduce((sum, { amount }) => sum + amount, 0);
  const net = (cells["subtotal"] ?? "").trim() === "" ? items : subtotal;
  const sum = net + shipping + fees;
  // Prices include the tax or not, and items are listed before or after the discount.
  const sums = [sum, sum + tax, sum + tax + shipping_tax];
  const isWhole = [...sums, ...sums.map((one) => one - discount)].includes(total);
  const hasItems = net === items || net === items - discount;
  return isWhole && hasItems
    ? []
    : [say.sumDiffers(formatMoney(items + shipping + fees - discount), formatMoney(total))];
}

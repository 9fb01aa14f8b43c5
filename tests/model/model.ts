/** What the shop should do, as plain data: no database, no clock, no code of the shop. */
export type Line = { product: number; units: number };

type State =
  | "pending"
  | "confirmed"
  | "shipped"
  /** Ended for lack of money: a late payment may bring it back. */
  | "lapsed"
  | "canceled"
  | "refunded";

export type ModelOrder = {
  shopper: number;
  lines: Line[];
  hasCode: boolean;
  total: number;
  state: State;
  isPaid: boolean;
  refunded: number;
  isFlagged: boolean;
};

export type Model = {
  onHand: number[];
  /** A cart's own rules have their own tests, so carts are read from the shop after each step. */
  carts: { lines: Line[]; hasCode: boolean }[];
  orders: ModelOrder[];
};

export const PRICES = [100_000, 250_000];
export const CODE_USES = 2;
const STOCK = 3;
const SHOPPERS = 2;

export const newModel = (): Model => ({
  onHand: PRICES.map(() => STOCK),
  carts: Array.from({ length: SHOPPERS }, () => ({ lines: [], hasCode: false })),
  orders: [],
});

const RESERVES: readonly State[] = ["pending", "confirmed"];
const HOLDS_CODE: readonly State[] = ["pending", "confirmed", "shipped"];

export const reserved = ({ orders }: Model, product: number): number =>
  orders
    .filter(({ state }) => RESERVES.includes(state))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product)
    .reduce((sum, { units }) => sum + units, 0);

const isInStock = (model: Model, lines: readonly Line[]): boolean =>
  lines.every(
    ({ product, units }) => units + reserved(model, product) <= (model.onHand[product] ?? 0),
  );

export const codeUses = ({ orders }: Model): number =>
  orders.filter(({ hasCode, state }) => hasCode && HOLDS_CODE.includes(state)).length;

/** The code takes 10% off. */
export function totalOf({ lines, hasCode }: { lines: Line[]; hasCode: boolean }): number {
  const sum = lines.reduce((all, { product, units }) => all + (PRICES[product] ?? 0) * units, 0);
  return hasCode ? sum - sum / 10 : sum;
}

const unpaidOf = ({ orders }: Model, shopper: number) =>
  orders.filter((order) => order.shopper === shopper && order.state === "pending");

/** A copy in which these orders lapsed, to see what is free then. */
const without = (model: Model, ended: readonly ModelOrder[]): Model => ({
  ...model,
  orders: model.orders.map((order) =>
    ended.includes(order) ? { ...order, state: "lapsed" } : order,
  ),
});

/** "ok", or why the shop refuses. A new order of a cart takes the place of its unpaid one. */
export function place(model: Model, shopper: number): string {
  const cart = model.carts[shopper];
  if (!cart || cart.lines.length === 0) return "empty_cart";
  const replaced = unpaidOf(model, shopper);
  const free = without(model, replaced);
  if (cart.hasCode && codeUses(free) >= CODE_USES) return "discount_refused";
  if (!isInStock(free, cart.lines)) return "out_of_stock";
  for (const order of replaced) order.state = "lapsed";
  const made = { lines: cart.lines, hasCode: cart.hasCode, total: totalOf(cart) };
  model.orders.push({
    ...made,
    shopper,
    state: "pending",
    isPaid: false,
    refunded: 0,
    isFlagged: false,
  });
  return "ok";
}

/** Money is never lost: an order that ended comes back, or is flagged for a refund. */
export function pay(model: Model, order: ModelOrder): void {
  if (order.isPaid) return;
  order.isPaid = true;
  if (order.state === "pending") order.state = "confirmed";
  else if (order.state !== "lapsed") order.isFlagged = true;
  else revive(model, order);
}

function revive(model: Model, order: ModelOrder): void {
  for (const other of unpaidOf(model, order.shopper)) other.state = "lapsed";
  const isCodeFree = !order.hasCode || codeUses(model) < CODE_USES;
  if (!isCodeFree || !isInStock(model, order.lines)) {
    order.isFlagged = true;
    return;
  }
  order.state = "confirmed";
  const isSame = (other: ModelOrder) => other !== order && other.shopper === order.shopper;
  order.isFlagged = model.orders.some((other) => isSame(other) && other.isPaid);
}

export function expire(order: ModelOrder): void {
  if (order.state === "pending") order.state = "lapsed";
}

/** The buyer may cancel until the parcel leaves. What was paid goes back. */
export function cancel(order: ModelOrder): string {
  if (order.state !== "pending" && order.state !== "confirmed") return "too_late";
  if (order.isFlagged) return "too_late";
  order.state = "canceled";
  if (order.isPaid) order.refunded = order.total;
  return "ok";
}

export function refund(order: ModelOrder, amount: number): string {
  if (!order.isPaid || order.refunded + amount > order.total) return "too_much";
  order.refunded += amount;
  if (order.refunded < order.total) return "ok";
  order.isFlagged = false;
  if (order.state === "confirmed") order.state = "refunded";
  return "ok";
}

export function pack(model: Model, order: ModelOrder): string {
  if (order.isFlagged) return "needs_attention";
  if (order.state !== "confirmed") return "illegal_move";
  order.state = "shipped";
  for (const { product, units } of order.lines) {
    model.onHand[product] = (model.onHand[product] ?? 0) - units;
  }
  return "ok";
}

export function adjust(model: Model, product: number, by: number): string {
  const onHand = (model.onHand[product] ?? 0) + by;
  if (onHand < reserved(model, product)) return "below_reserved";
  model.onHand[product] = onHand;
  return "ok";
}

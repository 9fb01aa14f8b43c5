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
  paid: number;
  /** What a gateway was asked to send back. Its job never runs here, so it stays on its way. */
  underway: number;
  refunded: number;
  /** Units in returns, by product. */
  returned: number[];
  isFlagged: boolean;
};

export type Model = {
  onHand: number[];
  /** A cart's own rules have their own tests, so carts are read from the shop after each step. */
  carts: { lines: Line[]; hasCode: boolean }[];
  orders: ModelOrder[];
  /** By product: what the open stocktake found to be more, or less. */
  counted: (number | undefined)[];
};

export const PRICES = [100_000, 250_000];
export const CODE_USES = 2;
const STOCK = 3;
const SHOPPERS = 2;

export const newModel = (): Model => ({
  onHand: PRICES.map(() => STOCK),
  carts: Array.from({ length: SHOPPERS }, () => ({ lines: [], hasCode: false })),
  orders: [],
  counted: [],
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
    paid: 0,
    underway: 0,
    refunded: 0,
    returned: [],
    isFlagged: false,
  });
  return "ok";
}

/** Money is never lost: an order that ended comes back, or is flagged for a refund. */
export function pay(model: Model, order: ModelOrder): void {
  if (order.isPaid) return;
  order.isPaid = true;
  order.paid = order.total;
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
  order.underway = order.paid - order.refunded;
  return "ok";
}

const unitsOf = ({ lines }: ModelOrder, product: number): number =>
  lines.find((line) => line.product === product)?.units ?? 0;

/** An order that gets dearer is paid at once. If it gets cheaper, the difference goes back. */
export function changeOrder(
  model: Model,
  order: ModelOrder,
  product: number,
  units: number,
): string {
  if (order.state === "shipped") return "packing";
  if (order.state !== "pending" && order.state !== "confirmed") return "ended";
  if (order.isFlagged) return "looked_into";
  if (!order.isPaid) return "not_paid";
  const more = units - unitsOf(order, product);
  if (more === 0) return "no_change";
  const others = order.lines.filter((line) => line.product !== product);
  const lines = units === 0 ? others : [...others, { product, units }];
  if (lines.length === 0) return "nothing_left";
  if (more > 0 && !isInStock(model, [{ product, units: more }])) return "out_of_stock";
  const total = totalOf({ lines, hasCode: order.hasCode });
  order.paid += Math.max(0, total - order.total);
  if (more < 0) order.underway += Math.max(0, leftOf(order) - total);
  Object.assign(order, { lines, total });
  return "ok";
}

const leftOf = ({ paid, refunded, underway }: ModelOrder): number => paid - refunded - underway;

export function refund(order: ModelOrder, amount: number): string {
  if (amount > leftOf(order)) return "too_much";
  order.refunded += amount;
  if (order.refunded < order.paid) return "ok";
  order.isFlagged = false;
  if (order.state === "confirmed") order.state = "refunded";
  return "ok";
}

export function askForReturn(order: ModelOrder, product: number, units: number): string {
  if (order.state === "pending" || order.state === "confirmed") return "not_sent";
  if (order.state !== "shipped") return "ended";
  if (units === 0) return "nothing_asked";
  const before = order.returned[product] ?? 0;
  if (before + units > unitsOf(order, product)) return "too_many";
  order.returned[product] = before + units;
  return "ok";
}

export function putBack(model: Model, product: number, units: number): void {
  model.onHand[product] = (model.onHand[product] ?? 0) + units;
}

/** A product is in one open stocktake at a time. */
export function count(model: Model, product: number, units: number): string {
  if (model.counted[product] !== undefined) return "counted_elsewhere";
  model.counted[product] = units - (model.onHand[product] ?? 0);
  return "ok";
}

/** The difference is added to the present units, unless orders have reserved more. */
export function post(model: Model, product: number): string {
  const by = model.counted[product];
  if (by === undefined) return "not_now";
  const posted = by === 0 ? "ok" : adjust(model, product, by);
  if (posted === "ok") model.counted[product] = undefined;
  return posted;
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

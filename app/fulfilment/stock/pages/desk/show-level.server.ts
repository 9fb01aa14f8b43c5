import { addDays, atShopMinute, formatDateTime, shopDay } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { lotsOfItem } from "#app/goods/lots/queries/lots-of-item.server.ts";
import { lowLimits } from "#app/goods/catalog/rules/level-state.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { findStockItem } from "../../queries/list-stock.server.ts";
import { changesSince, movementsOf, type Movement } from "../../queries/movements.server.ts";
import { reserversOf } from "../../queries/reservers.server.ts";
import { onHandByDay } from "../../rules/on-hand-by-day.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { showItem } from "./show-item.ts";

const CHART_DAYS = 84;

export async function showLevel(ctx: Ctx, levelId: string, params: URLSearchParams) {
  const { db, actor, now } = ctx;
  const [item, settings] = await Promise.all([
    isUuid(levelId) ? findStockItem(db, levelId) : undefined,
    loadSettings(db),
  ]);
  if (!item) throw notFound();
  const { kind, before } = readCursor(params);
  const today = shopDay(now);
  const since = addDays(atShopMinute(today, 0), 1 - CHART_DAYS);
  const [{ movements, hasMore }, changes, reservers, lots] = await Promise.all([
    movementsOf(db, levelId, { kind, before }),
    changesSince(db, levelId, since),
    reserversOf(db, levelId),
    may(actor, "lots:read") ? lotsOfItem(db, levelId, today) : undefined,
  ]);
  return {
    item: showItem(item, lowLimits(settings)),
    usualLimit: settings.low_stock_number,
    kind: kind ?? "",
    isOlder: before !== undefined,
    hasMore,
    oldest: movements.at(-1)?.id,
    movements: movements.map(showMovement),
    line: onHandByDay(item.onHand, today, CHART_DAYS, changes),
    reservers: reservers.map(({ orderId, orderNumber, status, expiresAt, units }) => ({
      orderId,
      orderNumber,
      status: orderMessages.status[status],
      units,
      until: expiresAt ? say.until(formatDateTime(expiresAt)) : say.untilShipped,
    })),
    lots,
    mayWrite: may(actor, "stock:write"),
    mayReadOrders: may(actor, "orders:read"),
    mayWriteProduct: may(actor, "catalog:write"),
  };
}

export type ShownLevel = Awaited<ReturnType<typeof showLevel>>;

const KINDS = ["adjust", "reserve", "release", "ship", "unship"] as const;

function readCursor(params: URLSearchParams) {
  const before = params.get("before") ?? "";
  return {
    kind: KINDS.find((kind) => kind === params.get("kind")),
    before: isUuid(before) ? before : undefined,
  };
}

export type ShownMovement = ReturnType<typeof showMovement>;

function showMovement(movement: Movement) {
  const { id, at, kind, onHandDelta, reservedDelta, onHand, reserved, reason } = movement;
  return {
    id,
    at: formatDateTime(at),
    kind: say.kinds[kind],
    // A reservation does not change the units on hand.
    change: signed(onHandDelta === 0 ? reservedDelta : onHandDelta),
    onHand: onHand.toLocaleString("en"),
    reserved: reserved.toLocaleString("en"),
    who: whoDid(movement),
    why: reason ?? "",
    orderId: movement.orderId,
    orderNumber: movement.orderNumber,
  };
}

const signed = (units: number) => `${units > 0 ? "+" : "−"}${Math.abs(units)}`;

function whoDid({ actorId, actorName }: Movement): string {
  if (actorName !== null) return actorName;
  if (actorId === "visitor") return say.shopper;
  return isUuid(actorId) ? say.formerAccount : say.shop;
}

import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { schedulesOf, type ProductSchedule } from "../../queries/price-schedules.server.ts";
import { findStaffProduct } from "../../queries/staff-products.server.ts";
import { findVariantsOf } from "../../queries/staff-variants.server.ts";
import { priceMessages as say } from "../../texts/staff-prices.ts";
import { priceTexts } from "./price-fields.ts";

export async function showPrices({ db }: Ctx, productId: string) {
  const product = orNotFound(await findStaffProduct(db, productId));
  const [schedules, found] = await Promise.all([
    schedulesOf(db, productId),
    product.highestPrice === null ? undefined : findVariantsOf(db, productId),
  ]);
  const variants = (found?.variants ?? [])
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, variantName, price }) => ({ id, name: priced(variantName, price) }));
  const rows = schedules.map(showSchedule);
  return {
    product: { id: product.id, name: product.name },
    isArchived: product.archivedAt !== null,
    items: found ? variants : [{ id: "product", name: priced(say.whole, product.price) }],
    coming: rows.filter(({ isOpen }) => isOpen),
    over: rows.filter(({ isOpen }) => !isOpen),
  };
}

const priced = (item: string, price: number) => say.priced(item, formatMoney(price));

export type ShownSchedule = ReturnType<typeof showSchedule>;

function showSchedule({ schedule, variantName }: ProductSchedule) {
  const { id, state, note, price, compareAtPrice, startsAt, endsAt, endedAt } = schedule;
  return {
    id,
    item: variantName ?? say.whole,
    state,
    isOpen: state === "planned" || state === "running",
    isPlanned: state === "planned",
    mayChange: state === "planned" || state === "running",
    note: note ? say.notes[note] : undefined,
    price: say.line(
      formatMoney(price),
      compareAtPrice === null ? undefined : formatMoney(compareAtPrice),
    ),
    period: say.period(formatDateTime(startsAt), endsAt ? formatDateTime(endsAt) : undefined),
    endedAt: endedAt ? formatDateTime(endedAt) : undefined,
  };
}

const DAYS_SAID = 30;

/** For the product form: planned changes, and schedules that recently ended unlike the plan. */
export async function comingPrices({ db, now }: Ctx, productId: string) {
  const schedules = await schedulesOf(db, productId);
  const since = now.getTime() - DAYS_SAID * 86_400_000;
  const left = schedules.filter(
    ({ schedule: { note, endedAt } }) =>
      note === "changed_meanwhile" && endedAt !== null && endedAt.getTime() > since,
  );
  return {
    coming: schedules.map(showSchedule).filter(({ isOpen }) => isOpen),
    left: left.map(showSchedule),
  };
}

/** One planned price for its form. 404 if it belongs to another product or is over. */
export async function showPlannedPrice(ctx: Ctx, productId: string, scheduleId: string) {
  const found = orNotFound(await findOpen(ctx, productId, scheduleId));
  const { schedule, product, variantName } = found;
  return {
    item: variantName === null ? product.name : `${product.name}, ${variantName}`,
    isRunning: schedule.state === "running",
    values: editable(priceTexts(schedule), schedule.version),
  };
}

export async function findOpen({ db }: Ctx, productId: string, scheduleId: string) {
  const product = await findStaffProduct(db, productId);
  const schedules = product ? await schedulesOf(db, productId) : [];
  const open = schedules.find(
    ({ schedule: { id, state } }) =>
      id === scheduleId && (state === "planned" || state === "running"),
  );
  return product && open && { ...open, product };
}

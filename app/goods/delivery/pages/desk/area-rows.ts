import { formatMoney } from "#app/lib/money.ts";
import type { AreaFacts } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { inBusinessDays } from "#app/running/settings/views/shop-words.ts";

type Area = AreaFacts & { id: string; isRest: boolean };

export type AreaRows = ReturnType<typeof areaRows>;

export const inKilos = (grams: number) => `${grams / 1_000} kg`;

export function areaRows(areas: readonly Area[], { isUsed }: { isUsed: boolean }) {
  return {
    isUsed,
    isFree: areas.every(({ steps, furtherKilo }) =>
      [furtherKilo, ...steps.map(({ fee }) => fee)].every((fee) => fee === 0),
    ),
    mayAddUsual: areas.every(({ isRest }) => isRest),
    rows: areas.map((area) => ({
      id: area.id,
      name: area.name,
      provinces: area.isRest ? say.rest : say.provinces(area.provinces.length),
      rates: area.steps
        .map(({ upTo, fee }) => say.upTo(inKilos(upTo), formatMoney(fee)))
        .join(", "),
      further: `${say.furtherKilo.replace(", in pesos", "")} ${formatMoney(area.furtherKilo)}`,
      freeFrom: area.freeFrom === 0 ? say.never : formatMoney(area.freeFrom),
      days: inBusinessDays([area.daysMin, area.daysMax]),
      cold:
        area.cold === "limited" ? say.coldIs.limited(area.coldMost ?? 0) : say.coldIs[area.cold],
      cash: say.cashIs[`${area.cash}`],
    })),
  };
}

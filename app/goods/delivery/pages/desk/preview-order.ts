import { formatMoney } from "#app/lib/money.ts";
import { deliveryOf, formatDays } from "#app/goods/catalog/rules/delivery-promise.ts";
import { planDelivery } from "#app/goods/catalog/rules/plan-delivery.ts";
import { areaOf, chargesTo, type Area } from "../../rules/areas.ts";
import { gramsOf } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { shippingOf } from "#app/running/settings/rules/charges.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { inKilos } from "./area-rows.ts";

type PreviewInput = { province: string; weight: string; cold: boolean };

type Shop = {
  settings: Settings;
  areas: readonly Area[];
  provinces: readonly string[];
  now: Date;
};

/** The cost of a trial order now, by the rules of the checkout. */
export function previewOrder(
  { province, weight, cold }: PreviewInput,
  { settings, areas, provinces, now }: Shop,
): { title: string; text: string } | { error: string } | undefined {
  if (province === "" && weight === "") return undefined;
  const grams = gramsOf(weight);
  if (grams === undefined || !provinces.includes(province)) {
    return { error: say.errors.previewWeight };
  }
  const area = settings.shipping_by === "area" ? areaOf(areas, province) : undefined;
  const charges = chargesTo(settings, areas, province);
  const fee = shippingOf(charges, 0, grams);
  const about = { cold, travels: area?.days, coldTerms: area?.cold };
  const planned = planDelivery(now, deliveryOf(settings, about));
  const title = say.previewOf(inKilos(grams), province, cold);
  if (!planned.ok) return { title, text: say.previewNone[planned.reason] };
  return {
    title,
    text: say.previewIs({
      fee: fee === 0 ? say.free : formatMoney(fee),
      pack: cold ? say.previewPack(formatMoney(charges.coldPack ?? 0)) : "",
      area: area?.name ?? "",
      leaves: formatDays(planned.value.leaves),
      arrives: formatDays(planned.value.arrives),
    }),
  };
}

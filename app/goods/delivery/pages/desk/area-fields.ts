import type { EditField, Texts } from "#app/lib/edit.ts";
import { coldDayField, provinceField, STEPS, stepFields, WEEKDAYS } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";

type Province = { code: string; name: string };

export function areaFields(provinces: readonly Province[]): readonly EditField[] {
  return [
    { name: "name", label: say.name },
    ...STEPS.flatMap((n) => [
      { name: stepFields(n).upTo, label: say.upToKg(n) },
      { name: stepFields(n).fee, label: say.feeOf(n) },
    ]),
    { name: "further_kilo", label: say.furtherKilo },
    { name: "free_from", label: say.freeFrom },
    { name: "days_min", label: say.daysMin },
    { name: "days_max", label: say.daysMax },
    { name: "cold", label: say.cold, words: say.coldWays },
    { name: "cold_most", label: say.coldMost },
    ...WEEKDAYS.map((day) => ({
      name: coldDayField(day),
      label: say.coldOn(say.weekdays[day] ?? ""),
      kind: "tick" as const,
    })),
    { name: "cash", label: say.cashTaken, kind: "tick" as const },
    ...provinces.map(({ code, name }) => ({
      name: provinceField(code),
      label: name,
      kind: "tick" as const,
    })),
  ];
}

export const carrierFields: readonly EditField[] = [
  { name: "name", label: say.name },
  { name: "tracking_address", label: say.address },
  { name: "phone", label: say.phone },
  { name: "position", label: say.place },
  { name: "is_active", label: say.active, kind: "tick" },
];

type Carrier = {
  name: string;
  trackingAddress: string;
  phone: string;
  position: number;
  isActive: boolean;
};

export function carrierTexts({ name, trackingAddress, phone, position, isActive }: Carrier): Texts {
  return {
    name,
    tracking_address: trackingAddress,
    phone,
    position: String(position),
    is_active: isActive ? "on" : "",
  };
}

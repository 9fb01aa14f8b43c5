import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { carrierCommands } from "#app/goods/delivery/commands/carrier.server.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import {
  STEPS,
  WEEKDAYS,
  coldDayField,
  provinceField,
  stepFields,
} from "#app/goods/delivery/rules/read-area.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom } from "../fields.ts";
import type { Shop } from "../shop.ts";

const newName = () => `Area ${crypto.randomUUID().slice(0, 18)}`;

async function areaForm({ db }: Shop) {
  const provinces = await listProvinces(db);
  const steps = STEPS.flatMap((n) => {
    const { upTo, fee } = stepFields(n);
    return [
      [upTo, anything(n === 1 ? "1" : "")],
      [fee, anything(n === 1 ? "150" : "")],
    ];
  });
  return {
    intent: choice("save"),
    name: line(newName()),
    ...Object.fromEntries(steps),
    further_kilo: anything("80"),
    free_from: anything(""),
    days_min: anything("2"),
    days_max: anything("4"),
    cold: choice("limited", "open", "never"),
    cold_most: anything("2"),
    ...Object.fromEntries(WEEKDAYS.map((day) => [coldDayField(day), anything("")])),
    // Whatever a box sends, only "on" ticks it.
    cash: anything("on"),
    ...Object.fromEntries(provinces.map(({ code }) => [provinceField(code), anything("")])),
  };
}

async function anArea({ system }: Shop): Promise<string> {
  const facts = { steps: [{ upTo: 1_000, fee: 100 }], furtherKilo: 0, freeFrom: 0 };
  const cold = { cold: "open" as const, coldMost: null, coldDays: [], cash: true };
  const more = { provinces: [], daysMin: 1, daysMax: 2, ...cold };
  const saved = await saveArea(system(), { name: newName(), ...facts, ...more });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value.id;
}

const carrierForm = () => ({
  name: line(newName()),
  tracking_address: optional(line("https://courier.example/?no={number}")),
  phone: optional(anything("0917 123 4567")),
  position: anything("7"),
  is_active: anything("on"),
});

async function aCarrier({ system, db }: Shop): Promise<string> {
  const name = newName();
  const rest = { tracking_address: "", phone: "", position: 9, is_active: false };
  const saved = await carrierCommands.save(system(), { name, ...rest });
  if (!saved.ok) throw new Error(saved.reason);
  return (await listCarriers(db)).find((carrier) => carrier.name === name)?.id ?? "";
}

/** Only where there is no area but that of all provinces. */
export const usualAreas = async ({ pool }: Shop) => {
  await pool.query("delete from delivery_areas where not is_rest");
  return {
    as: "admin" as const,
    fields: { intent: choice("add-usual-areas") },
    restore: async () => {
      await pool.query("delete from delivery_areas where not is_rest");
    },
  };
};

export const delivery = {
  "/admin/settings/delivery/areas/new": {
    GET: () => ({ as: "admin" }),
    POST: { save: async (shop) => ({ as: "admin", fields: await areaForm(shop) }) },
  },
  "/admin/settings/delivery/areas/:areaId": {
    GET: async (shop) => ({ as: "admin", params: { areaId: id(await anArea(shop)) } }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: { areaId: id(await anArea(shop)) },
        fields: { ...(await areaForm(shop)), ...readFrom(1) },
      }),
      delete: async (shop) => ({
        as: "admin",
        params: { areaId: id(await anArea(shop)) },
        fields: { intent: choice("delete") },
      }),
    },
  },
  "/admin/settings/delivery/carriers/new": {
    GET: () => ({ as: "admin" }),
    POST: { save: () => ({ as: "admin", fields: carrierForm() }) },
  },
  "/admin/settings/delivery/carriers/:carrierId": {
    GET: async (shop) => ({ as: "admin", params: { carrierId: id(await aCarrier(shop)) } }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: { carrierId: id(await aCarrier(shop)) },
        fields: { ...carrierForm(), ...readFrom(1) },
      }),
    },
  },
} satisfies Some;

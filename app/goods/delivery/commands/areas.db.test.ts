import { beforeAll, expect, it, test } from "vitest";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { testContext } from "#tests/context.ts";
import { everyArea, listAreas } from "../queries/areas.server.ts";
import { listCarriers } from "../queries/carriers.server.ts";
import { areaOf } from "../rules/areas.ts";
import { ISLANDS, islandOf } from "../rules/islands.ts";
import type { AreaFacts } from "../rules/read-area.ts";
import { isTrackingAddress } from "../rules/tracking-address.ts";
import { addUsualAreas } from "./add-usual-areas.server.ts";
import { removeArea } from "./remove-area.server.ts";
import { saveArea } from "./save-area.server.ts";
import { carrierCommands } from "./carrier.server.ts";

const { ctx, db, as } = await testContext();
const owner = as("admin", { userId: "owner-1" });
const clinician = as("clinician");
beforeAll(() => loadPlaces(ctx));

const facts = {
  name: "Islands",
  provinces: [] as string[],
  steps: [{ upTo: 1_000, fee: 10_000 }],
  furtherKilo: 5_000,
  freeFrom: 0,
  daysMin: 2,
  daysMax: 4,
  cold: "open" as const,
  coldMost: null,
  coldDays: [],
  cash: true,
};

test("nobody but the owner changes areas and carriers", async () => {
  const carrier = { name: "X", tracking_address: "", phone: "", position: 1, is_active: true };
  const refused = { ok: false, reason: "forbidden" };
  expect(await addUsualAreas(clinician)).toEqual(refused);
  expect(await saveArea(clinician, facts)).toEqual(refused);
  expect(await removeArea(clinician, facts.name)).toEqual(refused);
  expect(await carrierCommands.save(clinician, carrier)).toEqual(refused);
});

it("every province is in exactly one of the usual areas, and the island it lies on", async () => {
  expect(await addUsualAreas(owner)).toMatchObject({ ok: true });
  expect(await addUsualAreas(owner)).toEqual({ ok: false, reason: "there_already" });
  const [provinces, stored, areas] = await Promise.all([
    listProvinces(db),
    listAreas(db),
    everyArea(db),
  ]);
  expect(provinces).toHaveLength(83);
  for (const { code, name } of provinces) {
    expect(stored.filter((area) => area.provinces.includes(code)).map((area) => area.name)).toEqual(
      [islandOf(code)],
    );
    expect(areaOf(areas, name)?.name).toBe(islandOf(code));
  }
  expect(areaOf(areas, "Cebu")?.name).toBe("Visayas");
  expect(areaOf(areas, "Negros Occidental")?.name).toBe("Visayas");
  expect(areaOf(areas, "Palawan")?.name).toBe("Luzon");
  expect(areaOf(areas, "Maguindanao del Norte")?.name).toBe("Mindanao");
  expect(areas.filter(({ isRest }) => isRest)).toHaveLength(1);
  expect(areas).toHaveLength(ISLANDS.length + 1);
});

it("a province that an area takes leaves the one it was in, at its own new version", async () => {
  const cebu = (await listProvinces(db)).find(({ name }) => name === "Cebu")!.code;
  const before = (await listAreas(db)).find(({ name }) => name === "Visayas")!;
  const saved = await saveArea(owner, { ...facts, provinces: [cebu] });
  if (!saved.ok) throw new Error(saved.reason);
  expect(areaOf(await everyArea(db), "Cebu")?.name).toBe("Islands");
  const stale = { id: before.id, version: before.version };
  expect(await saveArea(owner, { ...facts, name: "Visayas" }, stale)).toEqual({
    ok: false,
    reason: "changed_meanwhile",
  });
  expect(await saveArea(owner, facts)).toEqual({ ok: false, reason: "name_taken" });
  expect(await removeArea(owner, saved.value.id)).toMatchObject({ ok: true });
  expect(areaOf(await everyArea(db), "Cebu")?.isRest).toBe(true);
});

it("the area of all other provinces stays, and lists none", async () => {
  const rest = (await listAreas(db)).find(({ isRest }) => isRest)!;
  expect(await removeArea(owner, rest.id)).toEqual({ ok: false, reason: "is_rest" });
  const edited = { id: rest.id, version: rest.version };
  expect(await saveArea(owner, { ...facts, name: "Rest", provinces: ["x"] }, edited)).toMatchObject(
    {
      ok: true,
    },
  );
  expect((await listAreas(db)).find(({ isRest }) => isRest)?.provinces).toEqual([]);
});

it("the usual areas begin with the rates that their provinces had", async () => {
  const [rest, ...usual] = (await listAreas(db)).toSorted((a, b) => b.position - a.position);
  const rates = ({
    steps,
    furtherKilo,
    daysMin,
    daysMax,
  }: Pick<AreaFacts, "steps" | "furtherKilo" | "daysMin" | "daysMax">) => ({
    steps,
    furtherKilo,
    daysMin,
    daysMax,
  });
  const free = { steps: [{ upTo: 1_000, fee: 0 }], furtherKilo: 0, daysMin: 3, daysMax: 5 };
  expect(rest?.isRest).toBe(true);
  for (const area of usual) expect(rates(area)).toEqual(free);
});

it("what is no carrier of this shop is not changed", async () => {
  const carrier = { name: "X", tracking_address: "", phone: "", position: 1, is_active: true };
  for (const id of ["nobody", crypto.randomUUID()]) {
    const saved = await carrierCommands.save(owner, carrier, { id, version: 1 });
    expect(saved).toEqual({ ok: false, reason: "not_found" });
  }
});

it("a shop begins with carriers whose addresses may be stored", async () => {
  const carriers = await listCarriers(db);
  expect(carriers.map(({ name }) => name)).toEqual([
    "J&T Express",
    "LBC Express",
    "Ninja Van",
    "Flash Express",
    "SPX Express",
  ]);
  for (const { name, trackingAddress } of carriers) {
    expect([name, isTrackingAddress(trackingAddress)]).toEqual([name, name !== "SPX Express"]);
  }
});

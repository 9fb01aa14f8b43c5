import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishRules } from "#app/care/assessments/commands/publish-rules.server.ts";
import { currentRules } from "#app/care/assessments/queries/rules.server.ts";
import { saveDoctor } from "#app/care/consultations/commands/save-doctor.server.ts";
import { saveHours } from "#app/care/consultations/commands/save-hours.server.ts";
import { saveType } from "#app/care/consultations/commands/save-type.server.ts";
import { setDoctorDay } from "#app/care/consultations/commands/set-doctor-day.server.ts";
import { makeBookableDoctor, newDoctor } from "#app/care/consultations/factories.ts";
import { findDoctor } from "#app/care/consultations/queries/doctors.server.ts";
import { listTypes } from "#app/care/consultations/queries/types.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { next, value, type UndoCase } from "./undo-case.fixture.ts";

const version = async (ctx: Ctx, id: string) => (await findDoctor(ctx.db, id))?.version ?? 0;

async function type(ctx: Ctx, slug: string, minutes: number) {
  const found = (await listTypes(ctx.db)).find((each) => each.slug === slug);
  if (!found) throw new Error("no type");
  const { name, channel, fee, isActive } = found;
  const facts = {
    slug: found.slug,
    name,
    channel,
    fee,
    isActive,
    minutes,
    currency: "PHP" as const,
  };
  return saveType(ctx, facts, found.version);
}

async function rules(ctx: Ctx, slugs: string[]) {
  const { version: basedOn, goals } = await currentRules(ctx.db);
  return publishRules(ctx, { goals: { ...goals, beauty_glow: slugs }, basedOn });
}

const monday = (toMinute: number) => [{ weekday: 1, fromMinute: 600, toMinute }];

const DAY = "2026-11-30";

async function ruleProducts(ctx: Ctx): Promise<string> {
  for (const slug of new Set(Object.values((await currentRules(ctx.db)).goals).flat())) {
    await makeProduct(ctx, { name: next("Named"), slug }).catch(() => undefined);
  }
  const first = await rules(ctx, ["ghk-cu"]);
  if (!first.ok && first.reason !== "unchanged") throw new Error(first.reason);
  return "rules";
}

export const careCases: readonly UndoCase[] = [
  {
    name: "a doctor",
    type: "doctor",
    make: makeBookableDoctor,
    change: async (ctx, id) =>
      saveDoctor(ctx, undefined, {
        facts: newDoctor({ name: "New Name", bio: null }),
        edited: { id, version: await version(ctx, id) },
      }),
    again: async (ctx, id) =>
      saveDoctor(ctx, undefined, {
        facts: newDoctor({ name: "Newer" }),
        edited: { id, version: await version(ctx, id) },
      }),
  },
  {
    name: "the hours of a doctor",
    type: "doctor",
    make: makeBookableDoctor,
    change: (ctx, doctorId) => saveHours(ctx, { doctorId, hours: monday(700) }),
    again: (ctx, doctorId) => saveHours(ctx, { doctorId, hours: monday(800) }),
  },
  {
    name: "a day of a doctor",
    type: "doctor",
    make: makeBookableDoctor,
    change: (ctx, doctorId) => setDoctorDay(ctx, { doctorId, day: DAY, change: { kind: "off" } }),
    again: (ctx, doctorId) => setDoctorDay(ctx, { doctorId, day: DAY, change: { kind: "usual" } }),
  },
  {
    name: "a type of consultation",
    type: "consultation_type",
    make: async (ctx) => {
      const slug = (await listTypes(ctx.db))[0]?.slug ?? "";
      value(await type(ctx, slug, 15));
      return slug;
    },
    change: (ctx, id) => type(ctx, id, 35),
    again: (ctx, id) => type(ctx, id, 55),
  },
  {
    name: "the products of goals",
    type: "assessment_rules",
    make: ruleProducts,
    change: (ctx) => rules(ctx, ["glow"]),
    again: (ctx) => rules(ctx, ["klow"]),
  },
];

import { readHundredths, writeHundredths } from "#app/lib/hundredths.ts";
import type { Texts } from "#app/lib/edit.ts";
import { COLD_WAYS, MOST_COLD_DAYS, type ColdWay } from "#app/running/settings/rules/cold-terms.ts";
import type { Rates } from "#app/running/settings/rules/charges.ts";
import { deliveryAdminMessages as say } from "../texts/staff.ts";

export type AreaFacts = Rates & {
  name: string;
  /** PSGC codes. */
  provinces: string[];
  daysMin: number;
  daysMax: number;
  cold: ColdWay;
  /** Null unless cold delivery is limited. */
  coldMost: number | null;
  coldDays: number[];
  cash: boolean;
};

export const STEPS = [1, 2, 3, 4, 5, 6] as const;

const MOST_FEE = 10_000_000;
const MOST_GRAMS = 100_000;

export const provinceField = (code: string) => `province_${code}`;
/** Monday first, as people read a week; Sunday is 0. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
export const coldDayField = (weekday: number) => `cold_day_${weekday}`;
export const stepFields = (n: number) => ({ upTo: `step_${n}_kg`, fee: `step_${n}_fee` });

type AreaReading =
  | { ok: true; value: AreaFacts }
  | { ok: false; errors: Record<string, string>; values: Texts };

/** Reads the form of an area; errors are by field. */
export function readArea(texts: Texts, known: readonly { code: string }[]): AreaReading {
  const errors: Record<string, string> = {};
  const typed = (name: string) => (texts[name] ?? "").trim();
  const name = typed("name");
  if (name === "" || name.length > 60 || !isLine(name)) errors["name"] = say.errors.name;
  const number = (field: string, least: number, most: number, message: string) => {
    const text = typed(field);
    const value = /^\d{1,3}$/.test(text) ? Number(text) : -1;
    if (value < least || value > most) errors[field] = message;
    return value;
  };
  const fee = (field: string, text = typed(field)) => {
    const value = text.length <= 12 ? readHundredths(text) : undefined;
    if (value === undefined || value < 0 || value > MOST_FEE) errors[field] = say.errors.fee;
    return value ?? 0;
  };
  const steps = readSteps(typed, fee, errors);
  const furtherKilo = fee("further_kilo");
  const freeFrom = fee("free_from", typed("free_from") || "0");
  const daysMin = number("days_min", 1, 60, say.errors.days);
  const daysMax = number("days_max", 1, 60, say.errors.days);
  if (daysMin > daysMax) errors["days_max"] ??= say.errors.daysOrder;
  const cold = readCold(typed, number, errors);
  const provinces = known
    .map(({ code }) => code)
    .filter((code) => texts[provinceField(code)] === "on");
  if (Object.keys(errors).length > 0) return { ok: false, errors, values: texts };
  const facts = { name, provinces, steps, furtherKilo, freeFrom, daysMin, daysMax };
  return { ok: true, value: { ...facts, ...cold, cash: typed("cash") === "on" } };
}

type ReadNumber = (field: string, least: number, most: number, message: string) => number;

function readCold(
  typed: (name: string) => string,
  number: ReadNumber,
  errors: Record<string, string>,
): Pick<AreaFacts, "cold" | "coldMost" | "coldDays"> {
  const cold = COLD_WAYS.find((way) => way === typed("cold"));
  if (!cold) errors["cold"] = say.errors.cold;
  const isLimited = cold === "limited";
  const coldMost = isLimited
    ? number("cold_most", 1, MOST_COLD_DAYS, say.errors.coldMost(MOST_COLD_DAYS))
    : null;
  const coldDays = WEEKDAYS.filter((day) => typed(coldDayField(day)) === "on");
  return { cold: cold ?? "open", coldMost, coldDays };
}

const isLine = (text: string) => text.isWellFormed() && /^\P{Cc}*$/u.test(text);

/** Empty rows are skipped; the others must increase in weight. */
function readSteps(
  typed: (name: string) => string,
  fee: (field: string) => number,
  errors: Record<string, string>,
): Rates["steps"] {
  const steps: { upTo: number; fee: number }[] = [];
  for (const n of STEPS) {
    const fields = stepFields(n);
    if (typed(fields.upTo) === "" && typed(fields.fee) === "") continue;
    const upTo = gramsOf(typed(fields.upTo));
    if (upTo === undefined) errors[fields.upTo] = say.errors.weight;
    else if (upTo <= (steps.at(-1)?.upTo ?? 0)) errors[fields.upTo] = say.errors.stepOrder;
    steps.push({ upTo: upTo ?? 0, fee: fee(fields.fee) });
  }
  if (steps.length === 0) errors[stepFields(1).upTo] = say.errors.noStep;
  return steps;
}

/** Turns `1.25` kg into 1,250; at most three decimals. */
export function gramsOf(text: string): number | undefined {
  const [, whole = "", part = ""] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const grams = Number(whole) * 1_000 + Number(part.padEnd(3, "0"));
  return whole !== "" && grams >= 1 && grams <= MOST_GRAMS ? grams : undefined;
}

export function areaTexts(area: AreaFacts): Texts {
  const steps = area.steps.flatMap(({ upTo, fee }, index) => {
    const fields = stepFields(index + 1);
    return [
      [fields.upTo, String(upTo / 1_000)],
      [fields.fee, writeHundredths(fee)],
    ];
  });
  return {
    name: area.name,
    ...Object.fromEntries(area.provinces.map((code) => [provinceField(code), "on"])),
    ...Object.fromEntries(steps),
    further_kilo: writeHundredths(area.furtherKilo),
    free_from: writeHundredths(area.freeFrom),
    days_min: String(area.daysMin),
    days_max: String(area.daysMax),
    cold: area.cold,
    cold_most: area.coldMost === null ? "" : String(area.coldMost),
    ...Object.fromEntries(area.coldDays.map((day) => [coldDayField(day), "on"])),
    cash: area.cash ? "on" : "",
  };
}

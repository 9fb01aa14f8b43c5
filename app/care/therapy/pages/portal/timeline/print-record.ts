import { formatDate } from "#app/lib/dates.ts";
import { planMessages } from "../../../texts/shopper-plan.ts";
import { showMg } from "../../../views/amounts.ts";
import { showWeight } from "#app/care/wellness/views/show-entry.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import { recordWeeks, type DoctorRecord, type CountedTexts } from "./timeline-pdf.server.ts";
import { dayOf } from "./points.ts";
import { recordText as say } from "./record-texts.ts";

/** How many parallel plans fit. */
const PLANS = 3;
/** Characters of a symptom or name that a customer typed. */
const LONGEST = 48;

/** The most weeks, and the most vials and visits, newest first. */
export type PrintLimits = { weeks: number; listed: number };

export function printRecord(
  record: DoctorRecord,
  { weeks, listed: most }: PrintLimits,
  pageOf: PrintDocument["pageOf"] = say.pageOf,
): PrintDocument {
  const { shop, name, dateOfBirth, now } = record;
  return {
    title: say.title,
    sender: {
      name: cut(name) || say.nameless,
      lines: dateOfBirth === null ? [] : [say.born(formatDate(dateOfBirth))],
    },
    facts: [
      { label: say.made, lines: [formatDate(now), say.madeBy(shop)] },
      { label: say.plan, lines: planLines(record.plans) },
    ],
    table: weekTable(record, weeks),
    totals: [],
    notes: [
      { label: say.lots, text: newest(vialLines(record.vials), most).join("\n") || say.noLots },
      {
        label: say.visits,
        text: newest(visitLines(record.visits), most).join("\n") || say.noVisits,
      },
      { label: say.about, text: `${say.aboutText} ${say.cut(weeks, most)}` },
    ],
    pageOf,
  };
}

function weekTable({ stored, today, unit }: DoctorRecord, weeks: number): PrintDocument["table"] {
  const { week, doses, mood, energy, sleep, weight, felt } = say.columns;
  const rows = recordWeeks(stored, today, weeks).map((each) => [
    formatDate(each.week),
    listed(each.doses),
    mean(each.mood),
    mean(each.energy),
    each.sleepHours === undefined ? say.none : say.hours(mean(each.sleepHours)),
    each.weightGrams === undefined ? say.none : showWeight(each.weightGrams, unit),
    listed(each.felt),
  ]);
  return {
    columns: [
      { label: week, share: 2 },
      { label: doses, share: 3.4 },
      { label: mood, share: 1.1, numeric: true },
      { label: energy, share: 1.2, numeric: true },
      { label: sleep, share: 1.2, numeric: true },
      { label: weight, share: 1.5, numeric: true },
      { label: felt, share: 3.6 },
    ],
    rows: rows.length > 0 ? rows : [[say.noWeeks, "", "", "", "", "", ""]],
  };
}

function planLines(plans: DoctorRecord["plans"]): string[] {
  if (plans.length === 0) return [say.noPlan];
  const more = plans.length - PLANS;
  const lines = plans
    .slice(0, PLANS)
    .flatMap(({ product, micrograms, everyDays, isPaused, source }) => {
      const dose =
        micrograms === undefined
          ? say.ended(cut(product))
          : say.every(cut(product), showMg(micrograms), everyDays);
      const by = planMessages.plan;
      return [
        isPaused ? say.paused(dose) : dose,
        source.by === "label"
          ? by.byLabel(source.name)
          : by.byClinician(cut(source.name), formatDate(source.validUntil)),
      ];
    });
  return more > 0 ? [...lines, say.more(more)] : lines;
}

function vialLines(vials: DoctorRecord["vials"]): string[] {
  return vials.map(({ product, lotNumber, mixedOn }) =>
    say.lot(cut(product), lotNumber && cut(lotNumber), formatDate(mixedOn)),
  );
}

function visitLines(visits: DoctorRecord["visits"]): string[] {
  return visits.map(({ startsAt, typeName, doctorName, state }) => {
    const visit = say.visit(formatDate(dayOf(startsAt)), cut(typeName), cut(doctorName));
    return state === "booked" ? say.toCome(visit) : visit;
  });
}

/** The last lines of a list that starts with the oldest. */
function newest(lines: readonly string[], most: number): string[] {
  const more = lines.length - most;
  return [...lines.slice(-most).toReversed(), ...(more > 0 ? [say.more(more)] : [])];
}

function listed({ named, more }: CountedTexts): string {
  if (named.length === 0) return say.none;
  const texts = named.map(({ text, count }) => say.counted(cut(text), count));
  return [...texts, ...(more > 0 ? [say.more(more)] : [])].join(", ");
}

const mean = (value: number | undefined): string =>
  value === undefined ? say.none : value.toFixed(1).replace(/\.0$/, "");

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

import { expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import type { DoctorRecord } from "./timeline-pdf.server.ts";
import { onePage } from "./one-page.server.ts";
import { printRecord } from "./print-record.ts";

const MOST = { weeks: 12, listed: 5 };
const NOW = new Date("2026-11-26T02:00:00Z");
const day = (ago: number) => shopDay(addDays(NOW, -ago));
const days = Array.from({ length: 84 }, (_, index) => 83 - index);

const record = (over: Partial<DoctorRecord> = {}): DoctorRecord => ({
  shop: "Project: Me",
  name: "Maria Santos",
  dateOfBirth: "1990-02-03",
  now: NOW,
  today: day(0),
  unit: "kg",
  plans: [],
  vials: [],
  visits: [],
  stored: { doses: [], felt: [], entries: [] },
  ...over,
});

/** The record has as many entries as possible, and each text is as long as allowed. */
const crowded = record({
  name: "M".repeat(400),
  plans: Array.from({ length: 6 }, () => ({
    product: "A product with a long name",
    isPaused: true,
    micrograms: 2_500,
    everyDays: 7,
    source: { by: "instruction" as const, name: "N".repeat(300), validUntil: day(0) },
  })),
  vials: days.map((ago) => ({
    id: String(ago),
    product: "A product with a long name",
    mixedOn: day(ago),
    discardedAt: null,
    state: "active" as const,
    lotNumber: "L".repeat(40),
    order: { id: "", accessIssue: 1, orderNumber: "" },
  })),
  visits: days.map((ago) => ({
    id: String(ago),
    number: "C-26-1",
    doctorId: "",
    doctorName: "D".repeat(120),
    type: "initial" as const,
    typeName: "T".repeat(120),
    startsAt: addDays(NOW, -ago),
    endsAt: addDays(NOW, -ago),
    status: "booked" as const,
    state: "booked" as const,
    heldUntil: null,
    channel: "video" as const,
    fee: 0,
    currency: "USD",
    creditItemId: null,
    moves: 0,
    creditLost: false,
    cancelNote: null,
  })),
  stored: {
    doses: days.map((ago) => ({ day: day(ago), text: `A product with a long name ${ago} mg` })),
    felt: days.map((ago) => ({ day: day(ago), felt: [`${ago} ${"W".repeat(56)}`] })),
    entries: days.map((ago) => ({
      day: day(ago),
      at: addDays(NOW, -ago),
      mood: 5,
      energy: 6,
      sleepMinutes: 450,
      weightGrams: 74_500,
    })),
  },
});

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;
const rowsOf = (pdf: Buffer) => (pdf.toString("latin1").match(/\/S \/TR/g)?.length ?? 0) - 1;

test("an empty record is a page that says so", async () => {
  expect(pagesOf(await onePage(record()))).toBe(1);
  const { facts, table, notes } = printRecord(record(), MOST);
  expect(facts[1]?.lines).toEqual(["No plan is running."]);
  expect(table.rows).toEqual([["No records", "", "", "", "", "", ""]]);
  expect(notes[2]?.text).toContain("It is not a medical document");
});

test("twelve weeks of an ordinary course are on one page", async () => {
  const { stored } = crowded;
  const doses = stored.doses.filter((_, index) => index % 7 === 0);
  const felt = doses.map((dose) => ({ day: dose.day, felt: ["Nausea", "Headache", "Tiredness"] }));
  const pdf = await onePage(record({ stored: { ...stored, doses, felt } }));
  expect([pagesOf(pdf), rowsOf(pdf)]).toEqual([1, 12]);
});

test("what would be a second page is cut by leaving out the oldest weeks", async () => {
  const pdf = await onePage(crowded);
  expect(pagesOf(pdf)).toBe(1);
  expect(rowsOf(pdf)).toBeGreaterThan(0);
  expect(rowsOf(pdf)).toBeLessThan(12);
});

test("a week has its doses, means, last weight and symptoms, counted", () => {
  const week = { doses: [day(0), day(1)].map((on) => ({ day: on, text: "Tirzepatide 2.5 mg" })) };
  const felt = [{ day: day(0), felt: ["Nausea"] }];
  const entries = crowded.stored.entries.slice(-2);
  const { table } = printRecord(record({ stored: { ...week, felt, entries } }), MOST);
  expect(table.rows).toEqual([
    ["Nov 23, 2026", "Tirzepatide 2.5 mg (2 times)", "5", "6", "7.5 h", "74.5 kg", "Nausea"],
  ]);
});

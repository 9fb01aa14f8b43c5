import type { Lane } from "./points.ts";
import type { Zoom } from "./span.ts";

const lanes: Record<Lane, string> = {
  orders: "Orders",
  vials: "Vials",
  doses: "Doses",
  entries: "Entries",
  visits: "Visits",
};

const zooms: Record<Zoom, string> = { course: "Whole course", week: "Week", day: "Day" };

const times = (count: number) => (count === 1 ? "" : ` ×${count}`);

/** The timeline in the portal, which sets what several pages store beside each other. */
export const timelineMessages = {
  title: "Your timeline",
  lead: "Your orders, vials, doses, entries and visits over time.",
  titles: {
    course: () => "Your timeline",
    week: (date: string) => `Your timeline, week of ${date}`,
    day: (date: string) => `Your timeline, ${date}`,
  } satisfies Record<Zoom, (date: string) => string>,
  zoom: "Time range",
  zooms,
  lanes,
  weight: "Weight",
  steps: "Earlier and later",
  earlier: (name: string) => `Earlier: ${name}`,
  later: (name: string) => `Later: ${name}`,
  weekOf: (date: string) => `Week of ${date}`,
  week: "Open this week",
  openWeek: (date: string) => `Open this week, ${date}`,
  spanned: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  picture: (span: string, list: string) => `${span}. ${list}. The list below shows the same.`,
  pictureOfNothing: (span: string) => `${span}. Nothing.`,
  laneCount: (lane: Lane, count: number) => `${lanes[lane]}: ${count}`,
  weightFrom: (least: string, most: string) =>
    least === most ? `weight ${least}` : `weight from ${least} to ${most}`,
  untimed: "Items without a time are listed first.",
  today: "The dashed line is today.",
  allDay: "No time",
  midnight: "12:00 AM",
  counted: (short: string, count: number) => `${short}${times(count)}`,
  newestFirst: "Newest week first. Empty weeks are hidden.",
  none: "Nothing yet",
  noneText:
    "Orders you place while signed in appear here, with their vials and lab reports. So do doses, wellness entries and visits.",
  begin: "Start with your course",
  noneHere: {
    course: "Nothing yet.",
    week: "Nothing this week.",
    day: "Nothing on this day.",
  } satisfies Record<Zoom, string>,

  point: {
    ordered: (number: string) => `Order ${number} placed`,
    sent: (number: string) => `Order ${number} shipped`,
    came: (number: string) => `Order ${number} delivered`,
    orderedShort: "Order placed",
    sentShort: "Order shipped",
    cameShort: "Order delivered",
    report: (lot: string) => `Lab report for batch ${lot}`,
    reportOf: (product: string, lab: string, date: string) => `${product}, by ${lab}, ${date}`,
    vial: (product: string) => `${product} vial mixed`,
    vialFrom: (order: string, lot: string | null) =>
      lot === null ? `Order ${order}` : `Order ${order}, batch ${lot}`,
    discarded: (product: string) => `${product} vial discarded`,
    dose: (product: string, dose: string) => `${product}, ${dose}`,
    begins: (product: string) => `${product} course starts`,
    stopped: (product: string) => `${product} course stopped`,
    felt: (what: string) => `Felt: ${what}`,
    feltShort: "Side effects logged",
    checkIn: (product: string) => `Refill check-in for ${product}`,
    checkInShort: "Refill check-in",
    checkedIn: (feeling: string, outcome: string) => `${feeling}. ${outcome}`,
    entry: "Wellness entry",
    mood: (text: string) => `Mood: ${text}`,
    energy: (text: string) => `Energy: ${text}`,
    symptoms: (list: string) => `Symptoms: ${list}`,
    visit: (type: string) => `Consultation: ${type}`,
    with: (doctor: string) => `With ${doctor}`,
    toCome: "Upcoming",
  },
} as const;

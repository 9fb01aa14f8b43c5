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

const times = (count: number) => (count === 1 ? "" : `, ${count} times`);

/** The timeline in the portal, which sets what several pages store beside each other. */
export const timelineMessages = {
  title: "Your timeline",
  lead: "Orders, vials, doses, entries and visits on one line of time.",
  titles: {
    course: () => "Your timeline",
    week: (date: string) => `Your timeline, week of ${date}`,
    day: (date: string) => `Your timeline, ${date}`,
  } satisfies Record<Zoom, (date: string) => string>,
  zoom: "How much is shown",
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
  picture: (span: string, list: string) => `${span}. ${list}. The list below says the same.`,
  pictureOfNothing: (span: string) => `${span}. Nothing.`,
  laneCount: (lane: Lane, count: number) => `${lanes[lane]}: ${count}`,
  weightFrom: (least: string, most: string) =>
    least === most ? `weight ${least}` : `weight from ${least} to ${most}`,
  untimed: "What has no time of day stands at the beginning.",
  today: "The dashed line is today.",
  allDay: "No time noted",
  midnight: "12:00 AM",
  counted: (short: string, count: number) => `${short}${times(count)}`,
  newestFirst: "The newest week comes first. Weeks without anything are left out.",
  none: "Nothing yet",
  noneText:
    "Orders that you place while signed in appear here, with the vials and lab reports that come of them. So do doses from Course, entries from Wellness, and visits.",
  begin: "Begin with your course",
  noneHere: {
    course: "Nothing yet.",
    week: "Nothing is stored for this week.",
    day: "Nothing is stored for this day.",
  } satisfies Record<Zoom, string>,
  back: "Back to Course",

  point: {
    ordered: (number: string) => `Order ${number} placed`,
    sent: (number: string) => `Order ${number} sent`,
    came: (number: string) => `Order ${number} delivered`,
    orderedShort: "Order placed",
    sentShort: "Order sent",
    cameShort: "Order delivered",
    report: (lot: string) => `Lab report of lot ${lot}`,
    reportOf: (product: string, lab: string, date: string) => `${product}, by ${lab}, ${date}`,
    vial: (product: string) => `Vial of ${product} mixed`,
    vialFrom: (order: string, lot: string | null) =>
      lot === null ? `Order ${order}` : `Order ${order}, lot ${lot}`,
    discarded: (product: string) => `Vial of ${product} discarded`,
    dose: (product: string, dose: string) => `${product}, ${dose}`,
    begins: (product: string) => `Course of ${product} begins`,
    stopped: (product: string) => `Course of ${product} stopped`,
    felt: (what: string) => `Felt: ${what}`,
    feltShort: "Side effects noted",
    checkIn: (product: string) => `Check-in for a refill of ${product}`,
    checkInShort: "Check-in for a refill",
    checkedIn: (feeling: string, outcome: string) => `${feeling}. ${outcome}`,
    entry: "Wellness entry",
    mood: (text: string) => `Mood: ${text}`,
    energy: (text: string) => `Energy: ${text}`,
    symptoms: (list: string) => `Symptoms: ${list}`,
    visit: (type: string) => `Consultation: ${type}`,
    with: (doctor: string) => `With ${doctor}`,
    toCome: "To come",
  },
} as const;

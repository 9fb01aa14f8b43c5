import type { NotedWord } from "../rules/parcel-words.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count.toLocaleString("en")} days`);

export const stillMessages = {
  title: "Stalled parcels",
  lead: "Parcels past their promised delivery, longest in transit first.",
  none: "No stalled parcels",
  noneHint:
    "A parcel appears here when it’s several days past its area’s delivery time. Set the number of days under Settings, Delivery.",
  parcelOf: (number: string, parcel: number, all: number) =>
    all > 1 ? `Parcel ${parcel} of order ${number}` : `Parcel of order ${number}`,
  order: (number: string) => `Order ${number}`,
  courier: "Courier",
  noCourier: "Not on record",
  trackingNumber: "Tracking number",
  noNumber: "None on record",
  follow: "Track on the courier’s site",
  left: "Left",
  leftOn: (day: string, count: number) => `${day}, ${days(count)} ago`,
  lastNews: "Last update",
  newsAgo: (count: number) => (count === 0 ? "Today" : `${days(count)} ago`),
  buyer: "Buyer",
  goesTo: (name: string, place: string) => `${name}, ${place}`,
  cold: "Contains cold goods",
  cash: "Cash not received yet",
  askedBefore: (when: string, note: string) =>
    note === "" ? `The courier was asked on ${when}.` : `The courier was asked on ${when}: ${note}`,
  ask: {
    title: "Record the courier’s answer",
    note: "Courier’s answer",
    noteHint: "Such as the courier’s ticket number. Only staff see this.",
    days: "Show again in",
    choice: days,
    submit: "Save and show again later",
    done: (count: number) =>
      `The parcel returns to this list in ${days(count)}, unless it arrives.`,
  },
  arrived: {
    title: "Arrived",
    hint: "The parcel is marked as delivered. This can’t be undone.",
    submit: "Mark as delivered",
    done: (number: string) => `The parcel of ${number} is delivered.`,
  },
  back: {
    title: "Came back",
    hint: "Creates a return to inspect. If no parcel of the order arrived, the order ends.",
    submit: "Record as returned",
    done: (number: string) => `Return ${number} is recorded.`,
  },
  heard: {
    title: "The courier reports a problem",
    note: "What the courier said",
    noteHint: "Shown in the order’s history.",
    words: {
      coming_back: "Mark as coming back",
      lost: "Mark as lost",
    } satisfies Record<NotedWord, string>,
    hint: "The order is marked “Needs attention”.",
    done: (number: string) => `${number} now needs attention.`,
  },
  problems: {
    forbidden: "Your role can’t do this. Ask the owner.",
    not_found: "This parcel is no longer on record. The next one is shown.",
    not_on_its_way: "This parcel is no longer on its way. The next one is shown.",
    asked_meanwhile: "A colleague just asked the courier. The next parcel is shown.",
    illegal: "This parcel can no longer be recorded as returned. Check the order.",
    note: "Use at most 500 characters.",
    days: "Choose a number of days.",
    unknown: "This form no longer works. Reload the page.",
  },
} as const;

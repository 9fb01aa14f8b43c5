import type { NotedWord } from "../rules/parcel-words.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count.toLocaleString("en")} days`);

export const stillMessages = {
  title: "Standing still",
  lead: "Parcels that take longer than was promised, the longest on the way first.",
  none: "No parcel stands still",
  noneHint:
    "A parcel comes here when it takes longer than its area takes, and some days more. How many is set under Settings, Delivery.",
  parcelOf: (number: string, parcel: number, all: number) =>
    all > 1 ? `Parcel ${parcel} of order ${number}` : `Parcel of order ${number}`,
  order: (number: string) => `Order ${number}`,
  courier: "Courier",
  noCourier: "Not on record",
  trackingNumber: "Tracking number",
  noNumber: "None on record",
  follow: "Look at the courier’s page",
  left: "Left",
  leftOn: (day: string, count: number) => `${day}, ${days(count)} ago`,
  lastNews: "Last news",
  newsAgo: (count: number) => (count === 0 ? "Today" : `${days(count)} ago`),
  buyer: "Buyer",
  goesTo: (name: string, place: string) => `${name}, ${place}`,
  cold: "Cold goods are in it",
  cash: "Its cash is still to come",
  askedBefore: (when: string, note: string) =>
    note === "" ? `The courier was asked on ${when}.` : `The courier was asked on ${when}: ${note}`,
  ask: {
    title: "I asked the courier",
    note: "What was said",
    noteHint: "Such as the number of their ticket. Staff alone read it.",
    days: "Show it again in",
    choice: days,
    submit: "Asked, show it again later",
    done: (count: number) => `It comes back in ${days(count)}, unless it arrives.`,
  },
  arrived: {
    title: "It has arrived",
    hint: "Its order moves on, and this can’t be taken back.",
    submit: "Mark as delivered",
    done: (number: string) => `The parcel of ${number} is delivered.`,
  },
  back: {
    title: "It is back here",
    hint: "It becomes a return that waits to be inspected. Where no parcel of the order arrived, the order ends.",
    submit: "Record that it came back",
    done: (number: string) => `Return ${number} is recorded.`,
  },
  heard: {
    title: "The courier says something else",
    note: "What the courier said",
    noteHint: "It stands in the history of the order.",
    words: {
      coming_back: "It is coming back",
      lost: "It is lost",
    } satisfies Record<NotedWord, string>,
    hint: "The order is then one that needs attention.",
    done: (number: string) => `${number} needs attention now.`,
  },
  problems: {
    forbidden: "Your role can’t do this. Ask the owner.",
    not_found: "This parcel is not on record any more. Here is the next one.",
    not_on_its_way: "This parcel is not on its way any more. Here is the next one.",
    asked_meanwhile: "A colleague has just asked the courier. Here is the next one.",
    illegal: "This parcel can’t be recorded as come back any more. Look at its order.",
    note: "Write at most 500 letters.",
    days: "Choose one of the days.",
    unknown: "This form is not known. Load the page again.",
  },
} as const;

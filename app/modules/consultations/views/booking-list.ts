import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";

export const bookingList: ListSpec = {
  key: "consultations",
  one: "consultation",
  many: "consultations",
  tabs: {
    kind: "choice",
    name: "visit",
    label: say.which,
    choices: [
      { value: "coming", label: say.coming },
      { value: "to_write", label: say.toWrite },
      { value: "done", label: say.done },
    ],
  },
  filters: [
    { kind: "choice", name: "doctor", label: say.doctor },
    {
      kind: "choice",
      name: "channel",
      label: say.channel,
      choices: Object.entries(say.channels).map(([value, label]) => ({ value, label })),
    },
  ],
  sorts: ["starts"],
  sort: "starts",
  tabSorts: { done: "-starts" },
};

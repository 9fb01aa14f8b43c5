import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";

type Row = {
  id: string;
  title: string;
  category: string;
  state: keyof typeof say.states;
  reviewed: boolean;
  version: number;
  saved: string;
};

const TONES = { published: "success", changed: "info", draft: "neutral" } as const;

export const articleColumns: readonly ListColumn<Row>[] = [
  { label: say.article, place: "title", sort: "title", cell: ({ title }) => title },
  { label: say.field.category, cell: ({ category }) => category },
  {
    label: say.state,
    place: "state",
    cell: ({ state }) => (
      <Badge look="plain" tone={TONES[state]}>
        {say.states[state]}
      </Badge>
    ),
  },
  {
    label: say.review,
    cell: ({ reviewed }) => (
      <Badge look="plain" tone={reviewed ? "success" : "warning"}>
        {reviewed ? say.reviewed : say.notReviewed}
      </Badge>
    ),
  },
  { label: say.version, numeric: true, place: "wide", cell: ({ version }) => version },
  {
    label: say.saved,
    sort: "saved",
    first: "desc",
    place: "wide",
    cell: ({ saved }) => saved,
  },
];

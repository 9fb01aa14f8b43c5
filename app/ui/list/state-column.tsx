import { Badge } from "../badge.tsx";
import type { ListColumn } from "./list-column.ts";

type Row = { isActive?: boolean; archivedAt?: Date | null };
type StateWords = { active: string; inactive?: string; archived?: string };

/** Whether a record is in use, for nouns that are switched on and off, or go to the archive. */
export function stateColumn(label: string, words: StateWords): ListColumn<Row> {
  return {
    label,
    place: "state",
    cell: ({ archivedAt, isActive = !archivedAt }) => (
      <Badge look="plain" tone={isActive ? "success" : "neutral"}>
        {archivedAt ? words.archived : isActive ? words.active : words.inactive}
      </Badge>
    ),
  };
}

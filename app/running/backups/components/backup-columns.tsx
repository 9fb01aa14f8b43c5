import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { backupMessages as say } from "../texts/staff.ts";
import type { ShownBackup } from "../views/show-backup.ts";

export const backupColumns: readonly ListColumn<ShownBackup & { id: string }>[] = [
  {
    label: say.columns.made,
    place: "title",
    sort: "made",
    first: "desc",
    cell: ({ made }) => made,
    below: ({ state: { detail }, away }) => [detail, away].filter(Boolean).join(" ") || undefined,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state: { tone, label } }) => (
      <Badge look="plain" tone={tone}>
        {label}
      </Badge>
    ),
  },
  { label: say.columns.why, cell: ({ why }) => why },
  { label: say.columns.size, kind: "number", cell: ({ size }) => size },
  { label: say.columns.holds, cell: ({ holds }) => holds },
];

export function DownloadLink({ name, made }: ShownBackup) {
  return (
    <AnchorButton
      download
      href={href("/admin/settings/backup/:backupId", { backupId: name })}
      size="compact"
      variant="quiet"
    >
      {say.download}
      <VisuallyHidden> {say.downloadWhat(made)}</VisuallyHidden>
    </AnchorButton>
  );
}

import { Archive } from "lucide-react";
import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { backupMessages as say } from "../texts/staff.ts";
import type { ShownBackup } from "../views/show-backup.ts";

type BackupListProps = { backups: readonly ShownBackup[]; mayDownload: boolean };

export function BackupList({ backups, mayDownload }: BackupListProps) {
  const { made, why, size, holds, state, file } = say.columns;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{say.listTitle}</h2>
      {backups.length === 0 ? (
        <EmptyState icon={<Archive className="size-6" />} level={3} title={say.emptyTitle}>
          <p>{say.emptyHint}</p>
        </EmptyState>
      ) : (
        <Table caption={say.listTitle} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{made}</Th>
              <Th>{state}</Th>
              <Th>{why}</Th>
              <Th numeric>{size}</Th>
              <Th>{holds}</Th>
              {mayDownload && <Th>{file}</Th>}
            </tr>
          </thead>
          <tbody>
            {backups.map((backup) => (
              <BackupRow backup={backup} key={backup.name} mayDownload={mayDownload} />
            ))}
          </tbody>
        </Table>
      )}
      <p className="measure text-sm text-ink-soft">{say.whereText}</p>
    </section>
  );
}

type BackupRowProps = { backup: ShownBackup; mayDownload: boolean };

function BackupRow({ backup, mayDownload }: BackupRowProps) {
  const { name, made, why, size, holds, state, hasFile } = backup;
  return (
    <tr>
      <Td className="whitespace-nowrap">{made}</Td>
      <Td>
        <span className="whitespace-nowrap">
          <Badge look="plain" tone={state.tone}>
            {state.label}
          </Badge>
        </span>
        {state.detail && (
          <span className="block max-w-[20rem] text-ink-soft wrap-anywhere">{state.detail}</span>
        )}
      </Td>
      <Td className="whitespace-nowrap">{why}</Td>
      <Td className="whitespace-nowrap" numeric>
        {size}
      </Td>
      <Td className="whitespace-nowrap">{holds}</Td>
      {mayDownload && (
        <Td>
          {hasFile && (
            <AnchorButton
              download
              href={href("/admin/settings/backup/:backupId", { backupId: name })}
              variant="quiet"
            >
              {say.download}
              <VisuallyHidden> {say.downloadWhat(made)}</VisuallyHidden>
            </AnchorButton>
          )}
        </Td>
      )}
    </tr>
  );
}

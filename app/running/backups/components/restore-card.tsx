import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { backupMessages as say } from "../texts/staff.ts";

export function RestoreCard({ command }: { command: string }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.restoreTitle}</h2>
      <p className="measure">{say.restoreText}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="figures rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">
          {command}
        </code>
        <CopyButton copied={say.copied} label={say.copy} text={command} what={say.restoreTitle} />
      </div>
      <p className="measure text-sm text-ink-soft">{say.restoreNote}</p>
    </Card>
  );
}

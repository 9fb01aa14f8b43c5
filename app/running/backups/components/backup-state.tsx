import type { ComponentProps } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { backupMessages as say } from "../texts/staff.ts";
import { BackupHealth } from "./backup-health.tsx";
import { FirstKey, NewKey } from "./backup-key.tsx";
import { BackupProgress } from "./backup-progress.tsx";

type BackupStateProps = {
  health: Omit<ComponentProps<typeof BackupHealth>, "hasKey">;
  progress: ComponentProps<typeof BackupProgress> | undefined;
  hasKey: boolean;
  keyVersion: number;
  mayRun: boolean;
  /** A new key, shown only this once. */
  identity: string | undefined;
  problem: string | undefined;
};

/** Everything that the owner must know or do before the list of backups is useful. */
export function BackupState(props: BackupStateProps) {
  const { health, progress, hasKey, keyVersion, mayRun, identity, problem } = props;
  return (
    <div className="mb-6 grid max-w-[64rem] gap-6">
      {!mayRun && (
        <Notice announced={false} id="read-only">
          {say.readOnly}
        </Notice>
      )}
      {problem && <Notice title={problem} tone="error" />}
      {identity && <NewKey identity={identity} />}
      {progress && <BackupProgress step={progress.step} />}
      {!progress && !identity && <BackupHealth hasKey={hasKey} {...health} />}
      {!hasKey && mayRun && !identity && <FirstKey version={keyVersion} />}
    </div>
  );
}

import { Notice } from "#app/ui/notice.tsx";
import { backupMessages as say } from "../texts/staff.ts";

type BackupHealthProps = {
  hasKey: boolean;
  state: "never" | "overdue" | "good" | "unproven";
  /** When the last backup began; for an overdue shop, when its last proven backup began, if any. */
  at: string;
};

export function BackupHealth({ hasKey, state, at }: BackupHealthProps) {
  if (state === "never") {
    return (
      <Notice announced={false} title={say.overdueTitle.never} tone="warning">
        {hasKey ? say.overdueNever : say.noKeyOverdue}
      </Notice>
    );
  }
  if (state === "overdue") {
    return (
      <Notice announced={false} title={say.overdueTitle.old} tone="error">
        {at === "" ? say.overdueUnproven : say.overdueOld(at)}
      </Notice>
    );
  }
  const isGood = state === "good";
  return (
    <Notice
      announced={false}
      title={isGood ? say.good(at) : say.unproven(at)}
      tone={isGood ? "success" : "warning"}
    >
      {say.unprovenText}
    </Notice>
  );
}

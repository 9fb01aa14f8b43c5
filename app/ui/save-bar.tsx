import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

const say = {
  changed: (fields: readonly string[]) => `Unsaved changes: ${listed(fields)}`,
  discard: "Discard",
} as const;

/** This many names fit into two lines on a phone. */
const NAMED = 4;

function listed(fields: readonly string[]): string {
  const named = fields.slice(0, NAMED).join(", ");
  return fields.length > NAMED ? `${named} and ${fields.length - NAMED} more` : named;
}

type SaveBarProps = { changed: readonly string[]; children: ReactNode };

/**
 * The form's buttons. From the first change on they stay in view, list the changed fields, and
 * offer to reset the form. Without a script only the buttons are there.
 */
export function SaveBar({ changed, children }: SaveBarProps) {
  const isOn = changed.length > 0;
  return (
    <div
      className={cx(
        "-mx-(--gutter) mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
        isOn
          ? "sticky bottom-(--bottom-space,0px) z-10 border-line bg-paper shadow-float"
          : "border-transparent",
      )}
      data-save-bar={isOn || undefined}
    >
      {children}
      {isOn && (
        <Button type="reset" variant="quiet">
          {say.discard}
        </Button>
      )}
      <output className="min-w-0 text-sm text-ink-soft max-sm:min-h-5 max-sm:basis-full">
        {isOn && say.changed(changed)}
      </output>
    </div>
  );
}

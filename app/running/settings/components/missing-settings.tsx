import { TriangleAlert } from "lucide-react";
import { href } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import { settingMessages as say } from "../texts/staff.ts";

/**
 * Shown to the owner above every back-office page until the details that the law requires are
 * entered. It is one line, because it stays for days; the settings page lists what is missing.
 */
export function MissingSettings({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p
      className="mt-3 flex items-start gap-2 rounded-card bg-warning-soft px-3 text-sm"
      role="note"
    >
      <TriangleAlert aria-hidden="true" className="my-3.5 size-4 shrink-0 text-warning" />
      <span className="flex flex-wrap items-center gap-x-2 self-center max-sm:pt-2">
        {say.missing(names.length)}
        <TextLink tight to={href("/admin/settings")}>
          {say.missingLink}
        </TextLink>
      </span>
    </p>
  );
}

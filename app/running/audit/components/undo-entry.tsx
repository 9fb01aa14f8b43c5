import { Form, href, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { undoMessages as say } from "../texts/staff-undo.ts";
import type { ShownEntry } from "../views/shown-entry.ts";

/**
 * The Undo button, disabled with a reason if it cannot be used now; nothing for changes that can
 * never be undone.
 */
export function UndoEntry({ entry }: { entry: ShownEntry | undefined }) {
  const { pathname } = useLocation();
  const sent = useNavigation().formData?.get("entryId");
  if (!entry?.undo) return null;
  const { id, what, at, undo } = entry;
  const why = undo.can ? undefined : `why-${id}`;
  return (
    <Form
      action={href("/admin/undo")}
      className="flex flex-wrap items-center gap-x-3"
      method="post"
    >
      <input name="entryId" type="hidden" value={id} />
      <input name="back" type="hidden" value={pathname} />
      <Button
        aria-describedby={why}
        aria-label={say.undoThis(what, at)}
        disabled={!undo.can}
        pending={sent === id}
        size="compact"
        variant="secondary"
      >
        {say.undo}
      </Button>
      {!undo.can && (
        <span className="text-ink-soft" id={why}>
          {undo.why}
        </span>
      )}
    </Form>
  );
}

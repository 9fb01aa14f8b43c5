import { Form, useNavigation } from "react-router";
import { Button } from "../button.tsx";
import type { BulkAct } from "./list-column.ts";
import { listWords as say } from "./list-words.ts";
import type { Selection } from "./use-selection.ts";

export const BULK_FORM = "list-bulk";

/** Actions for the selected rows. Without JavaScript the bar is always visible. */
export function BulkBar({ acts, selection }: { acts: readonly BulkAct[]; selection: Selection }) {
  const sent = useNavigation().formData?.get("bulk");
  const count = selection.ids.size;
  return (
    <Form
      aria-label={say.bulk}
      className="list-bulk"
      data-shown={count > 0 || undefined}
      id={BULK_FORM}
      method="post"
      noValidate
      preventScrollReset
    >
      <output className="font-semibold">{count > 0 && say.selected(count)}</output>
      {acts.map((one) => (
        <ActButton act={one} ids={selection.ids} key={one.act} pending={sent === one.act} />
      ))}
      {count > 0 && (
        <Button
          onClick={() => {
            // This button disappears with the selection, and gives the focus away before.
            document.querySelector<HTMLElement>("[name=ids]:checked")?.focus();
            selection.setAll(false);
          }}
          size="compact"
          type="button"
          variant="quiet"
        >
          {say.unselect}
        </Button>
      )}
    </Form>
  );
}

type ActButtonProps = { act: BulkAct; ids: Selection["ids"]; pending: boolean };

/** An action that applies to no selected row is disabled and says why. */
function ActButton({ act: { act, label, danger, only }, ids, pending }: ActButtonProps) {
  const fitting = only ? [...ids].filter((id) => only.fits(id)).length : ids.size;
  const unfit = ids.size > 0 && fitting === 0 ? only?.unfit : undefined;
  const whyId = `${BULK_FORM}-${act}`;
  return (
    <span className="grid justify-items-start gap-1">
      <Button
        aria-describedby={unfit && whyId}
        disabled={unfit !== undefined}
        name="bulk"
        pending={pending}
        size="compact"
        value={act}
        variant={danger ? "danger" : "secondary"}
      >
        {label(fitting)}
      </Button>
      {unfit && (
        <span className="max-w-56 text-sm text-ink-soft" id={whyId}>
          {unfit}
        </span>
      )}
    </span>
  );
}

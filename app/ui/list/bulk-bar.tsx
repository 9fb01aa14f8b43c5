import { Form, useNavigation } from "react-router";
import { Button } from "../button.tsx";
import type { BulkAct } from "./list-column.ts";
import { listWords as say } from "./list-words.ts";
import type { Selection } from "./use-selection.ts";

export const BULK_FORM = "list-bulk";

/** What can be done with the chosen rows. Without a script it stands there always. */
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
      {acts.map(({ act, label, danger }) => (
        <Button
          key={act}
          name="bulk"
          pending={sent === act}
          size="compact"
          value={act}
          variant={danger ? "danger" : "secondary"}
        >
          {label(count)}
        </Button>
      ))}
      {count > 0 && (
        <Button
          onClick={() => selection.setAll(false)}
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

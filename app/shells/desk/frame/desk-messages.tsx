import { Form, href, useLocation, useSubmit } from "react-router";
import { undoMessages } from "#app/running/audit/texts/staff-undo.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import { FlashToast } from "#app/shells/storefront/flash-toast.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { frameMessages as say } from "./texts.ts";

/** What became of the form that led here, on a page that came whole: without scripts no toast says it. */
export function FlashNotice({ flash }: { flash: Flash }) {
  return (
    <Notice className="mt-4" title={flash.title ?? say.flashTitles[flash.tone]} tone={flash.tone}>
      <p>{flash.text}</p>
      {flash.undo && <UndoForm back={flash.link?.to} entryId={flash.undo} />}
    </Notice>
  );
}

function UndoForm({ entryId, back }: { entryId: string; back: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Form action={href("/admin/undo")} method="post">
      <input name="entryId" type="hidden" value={entryId} />
      <input name="back" type="hidden" value={back ?? pathname} />
      <Button size="compact" variant="secondary">
        {undoMessages.undo}
      </Button>
    </Form>
  );
}

/** The same between two pages, where a script shows it. */
export function DeskToasts() {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const actionOf = ({ undo: entryId, link }: Flash) =>
    entryId === undefined
      ? undefined
      : {
          label: undoMessages.undo,
          onSelect: () =>
            void submit(
              { entryId, back: link?.to ?? pathname },
              { method: "post", action: href("/admin/undo") },
            ),
        };
  return (
    <>
      <ToastHost label={say.messages} />
      <FlashToast actionOf={actionOf} titles={say.flashTitles} />
    </>
  );
}

import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { unsavedFields } from "./unsaved.ts";
import { useBlocker, type Blocker, type BlockerFunction } from "react-router";

/** The navigation that was stopped because something on this page is not saved, if one was. */
function useLeaveQuestion(): Extract<Blocker, { state: "blocked" }> | undefined {
  const blocker = useBlocker(leavesUnsaved);
  return blocker.state === "blocked" ? blocker : undefined;
}

/** Another form of a page leads back to it and leaves what is typed in this one as it is. */
const leavesUnsaved: BlockerFunction = ({ currentLocation: here, nextLocation: there }) => {
  const stays = here.pathname === there.pathname && here.search === there.search;
  return !stays && unsavedFields().length > 0;
};

const say = {
  title: "Leave without saving?",
  changed: (fields: readonly string[]) => `Unsaved changes: ${fields.join(", ")}.`,
  stay: "Stay",
  leave: "Leave",
} as const;

/** Once in a layout: asks before a page is left on which a form has changes that are not saved. */
export function LeaveGuard() {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocked = useLeaveQuestion();
  const asks = blocked !== undefined;

  useEffect(() => {
    if (asks) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asks]);
  useEffect(() => {
    // The browser has its own dialog for leaving the shop, or loading it anew.
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedFields().length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  return (
    <dialog
      aria-labelledby="leave-title"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-scrim"
      onClose={() => {
        blocked?.reset();
        // The pressed link may be in a menu that closed meanwhile. The focus is then still on the
        // hidden button of this dialog, and the browser drops it at the next frame.
        if (!document.activeElement?.checkVisibility() || document.activeElement === document.body)
          document.getElementById("content")?.focus();
      }}
      ref={dialog}
    >
      <h2 className="text-xl" id="leave-title">
        {say.title}
      </h2>
      <p className="mt-2 text-ink-soft">{asks && say.changed(unsavedFields())}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button autoFocus onClick={() => blocked?.reset()} type="button">
          {say.stay}
        </Button>
        <Button onClick={() => blocked?.proceed()} type="button" variant="secondary">
          {say.leave}
        </Button>
      </div>
    </dialog>
  );
}

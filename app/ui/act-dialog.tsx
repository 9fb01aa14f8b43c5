import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { Dialog } from "./dialog.tsx";
import { openDialog } from "./open-dialog.ts";
import { useHydrated } from "./use-hydrated.ts";

type ActDialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  /** The answer that refused a form inside; each new one opens the dialog again. */
  failure: object | undefined;
  children: ReactNode;
};

/**
 * A form of a record, which closes once it is done. Without JavaScript it is a card of its page,
 * shown for its address (`#id`) and for a refused form.
 */
export function ActDialog({ id, title, closeLabel, failure, children }: ActDialogProps) {
  const live = useHydrated();
  const { state } = useNavigation();
  const box = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);

  useEffect(() => {
    if (location.hash === `#${id}`) openAct(id);
  }, [id]);
  useEffect(() => {
    if (failure) openAct(id);
    if (failure) box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure, id]);
  useEffect(() => {
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    if (!failure) box.current?.querySelector("dialog")?.close();
  }, [failure, state]);
  useLayoutEffect(() => {
    const dialog = box.current?.querySelector("dialog");
    // An act that is no longer possible goes with its dialog, which first gives the focus back.
    return () => dialog?.close();
  }, []);

  return (
    <div
      className="act-dialog"
      data-live={live || undefined}
      data-refused={failure ? "" : undefined}
      onSubmit={({ target }) => {
        isSent.current = target instanceof HTMLFormElement && target.method !== "dialog";
      }}
      ref={box}
    >
      <Dialog closeLabel={closeLabel} id={id} title={title}>
        {children}
      </Dialog>
    </div>
  );
}

type ActLinkProps = {
  dialog: string;
  className: string;
  children: ReactNode;
  /** Its name in the search of the back-office. */
  "data-act"?: string;
};

/** Opens an ActDialog of its page. */
export function ActLink({ dialog, ...link }: ActLinkProps) {
  const { search } = useLocation();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const asksForWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!asksForWindow && openAct(dialog, event.currentTarget)) event.preventDefault();
  }
  return (
    <Link {...link} aria-haspopup="dialog" onClick={open} to={{ search, hash: `#${dialog}` }} />
  );
}

const FIELD = ":is(input:not([type=hidden]), select, textarea)";

/** A menu closes around its link, so its button gets the focus back. */
function openAct(id: string, link = document.querySelector<HTMLElement>(`a[href$="#${id}"]`)) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && dialog.open) return true;
  const menu = link?.closest("details");
  const isOpen = openDialog(id, menu?.querySelector("summary") ?? link ?? document.body);
  if (isOpen && menu) menu.open = false;
  // The browser alone would choose the button that closes the dialog.
  if (isOpen) dialog?.querySelector<HTMLElement>(FIELD)?.focus();
  return isOpen;
}

import { asksForWindow } from "./on.ts";

/** Shows the Dialog of that id and sees to its closing; false when this page has none. */
export function openDialog(id: string, opener: HTMLElement): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;

  const closed = new AbortController();
  const { signal } = closed;
  let pressedOn: EventTarget | null = null;
  dialog.addEventListener("pointerdown", (event) => (pressedOn = event.target), { signal });
  dialog.addEventListener("click", (event) => closeFrom(dialog, event, pressedOn), { signal });
  dialog.addEventListener(
    "close",
    () => {
      closed.abort();
      // Safari does not focus a clicked link, so the browser alone would not find the way back.
      opener.focus();
    },
    { signal },
  );
  dialog.showModal();
  return true;
}

/** A press that began inside, such as marking text, is no press on the backdrop. */
function closeFrom(dialog: HTMLDialogElement, event: Event, pressedOn: EventTarget | null) {
  const onBackdrop = event.target === dialog && pressedOn === dialog;
  const onLink = event.target instanceof Element && event.target.closest("a[href]");
  if (onBackdrop || onLink) dialog.close();
}

/** From now on links with `data-dialog` open the Dialog of that id, if this page has it. */
export function openDialogs(): void {
  // Before the router, which would follow the link.
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a[data-dialog]");
      if (!(link instanceof HTMLElement) || asksForWindow(event)) return;
      if (openDialog(link.dataset["dialog"] ?? "", link)) event.preventDefault();
    },
    { capture: true },
  );
}

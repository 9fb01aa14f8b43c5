import { asksForWindow, on } from "#app/ui/on.ts";
import { whenTouched } from "#app/ui/when.ts";

const loadMoves = () => import("./gallery-moves.ts");
const GALLERY = "[data-part=gallery]";

/** Pictures can be swiped without a script. Buttons, keys and zoom load at the first touch. */
export function moveGallery(): void {
  const frame = document.querySelector<HTMLElement>(GALLERY);
  if (!frame) return;
  whenTouched(async () => (await loadMoves()).watchGallery(frame));
  on("click", `${GALLERY} [data-does]`, (control, event) => {
    if (asksForWindow(event) || !(event instanceof MouseEvent)) return;
    event.preventDefault();
    loadMoves().then(
      ({ pressControl }) => pressControl(frame, control, event),
      // Without the script it is an ordinary link.
      () => control instanceof HTMLAnchorElement && location.assign(control.href),
    );
  });
}

import { on } from "./on.ts";
import { openDialogs } from "./open-dialog.ts";
import { showParts } from "./show-parts.ts";
import { navigationEntry } from "./when.ts";

/** What some controls do by themselves, such as a select that sends its form. */
export function runControls(): void {
  openDialogs();
  showParts();
  on("focusin", ".tab:focus-visible", (tab) => {
    const nav = tab.closest("nav");
    if (nav) nav.scrollLeft = tab.offsetLeft - nav.clientWidth / 3;
  });
  on("change", "select[data-submits]", (select) => {
    if (select instanceof HTMLSelectElement) select.form?.requestSubmit();
  });
  // On the way back a browser restores what was searched for on the next page.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted && navigationEntry()?.type !== "back_forward") return;
    document.querySelectorAll<HTMLFormElement>("search form").forEach((form) => form.reset());
  });
  on("click", "button[data-step]", (button) => {
    const input = button.parentElement?.querySelector("input");
    if (button.dataset["step"] === "1") input?.stepUp();
    else input?.stepDown();
    if (input) markEnds(input);
  });
  on("input", "input[type=number]", (input) => markEnds(input as HTMLInputElement));
}

/** A step beyond the least or the most would do nothing. Its button keeps the focus. */
function markEnds({ parentElement, value, min, max }: HTMLInputElement): void {
  parentElement?.querySelectorAll<HTMLElement>("[data-step]").forEach((button) => {
    button.ariaDisabled = String(value === (button.dataset["step"] === "1" ? max : min));
  });
}

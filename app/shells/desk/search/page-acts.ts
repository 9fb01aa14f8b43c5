const FIELD = ":is(input:not([type=hidden]), select, textarea)";

/** What the page on screen offers: a control with `data-act`, which is not disabled. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>("[data-act]")].filter(
    (control) => !control.matches(":disabled, [aria-disabled=true]"),
  );

function lineOf(control: HTMLElement): string {
  const label =
    "labels" in control ? (control.labels as NodeListOf<HTMLElement> | null)?.[0] : null;
  const text = control.ariaLabel ?? label?.textContent ?? control.textContent;
  return `${control.dataset["act"]} ${text.replaceAll(/\s+/g, " ").trim()}`;
}

/** A line for each act: its name and the label of its control. */
export const pageActs = (): string => [...new Set(controls().map(lineOf))].join("\n");

/** Begins an act: opens its form with the focus inside, or does what a press of its button does. */
export function beginAct(act: string): void {
  const control = controls().find((one) => lineOf(one) === act);
  if (!control) return;
  for (let part: Element | null = control; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !control.matches("a, button")) part.open = true;
  }
  const fold = control.matches("summary") ? control.parentElement : null;
  const field = control.matches(FIELD) ? control : fold?.querySelector<HTMLElement>(FIELD);
  if (!field && !fold) return control.click();
  (field ?? control).scrollIntoView({ block: "center" });
  (field ?? control).focus();
}

import type { KeyboardEvent } from "react";
import { withLatest } from "../rules/exclusive-none.ts";

const CHOICES = 'input[type="radio"], input[type="checkbox"]';

/** The keys 1 to 9 choose, while the focus is in the form and in no field of text. */
export function chooseByNumber(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (!/^[1-9]$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLInputElement && !target.matches(CHOICES)) return;
  const choice = currentTarget.querySelectorAll<HTMLInputElement>(CHOICES)[Number(key) - 1];
  if (!choice) return;
  event.preventDefault();
  choice.focus();
  choice.click();
}

/** "None of these" and the other boxes of its question put each other out. */
export function settleTicks(latest: EventTarget): void {
  if (!(latest instanceof HTMLInputElement) || latest.type !== "checkbox" || !latest.checked)
    return;
  const boxes = latest
    .closest("fieldset")
    ?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  const all = [...(boxes ?? [])];
  const ticked = withLatest(all.filter((box) => box.checked).map(optionOf), optionOf(latest));
  for (const box of all) box.checked = ticked.includes(optionOf(box));
}

function optionOf({ name }: HTMLInputElement): string {
  return name.slice(name.indexOf("-") + 1);
}

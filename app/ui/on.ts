type Act<Type extends keyof DocumentEventMap> = (
  element: HTMLElement,
  event: DocumentEventMap[Type],
) => void;

/**
 * Acts on an event of the elements that the selector names, also of those that are put into the page
 * later.
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  act: Act<Type>,
): void {
  document.addEventListener(type, (event) => {
    const { target } = event;
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element instanceof HTMLElement && !event.defaultPrevented) act(element, event);
  });
}

/** A click that asks for a window of its own is the browser's. */
export function asksForWindow(click: Event): boolean {
  return (
    click instanceof MouseEvent &&
    (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  );
}

import { useEffect, useRef } from "react";
import { cx } from "#app/ui/cx.ts";
import type { ShownPlace } from "../views/show-place.ts";

type PlaceOptionProps = { id: string; active: boolean; place: ShownPlace; onChoose: () => void };

/**
 * One line of the list. Its keys are pressed in the text field, which keeps the focus; a tap does
 * not take it away, because that would close the list.
 */
export function PlaceOption({ id, active, place, onChoose }: PlaceOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      aria-selected={active}
      className={cx(
        "grid min-h-11 cursor-pointer content-center rounded-small px-3 py-1.5 leading-snug",
        active ? "bg-accent-soft outline-2 -outline-offset-2 outline-accent" : "hover:bg-sunken",
      )}
      id={id}
      onClick={onChoose}
      onMouseDown={(event) => event.preventDefault()}
      ref={element}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one needs a select around it
      role="option"
      tabIndex={-1}
    >
      <span>{place.name}</span>
      {place.within && <span className="text-sm text-ink-soft">{place.within}</span>}
    </div>
  );
}

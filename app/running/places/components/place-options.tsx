import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from "react";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { placeMessages as say } from "../texts/shopper.ts";
import { nextOption } from "../views/next-option.ts";
import type { ShownPlace } from "../views/show-place.ts";
import { usePlaces, type PlaceSearch } from "./use-places.ts";
import { cx } from "#app/ui/cx.ts";

export type OptionKeys = { press(event: KeyboardEvent): void };

/** The ARIA state that the text field reports about its list. */
export type ListState = { open: boolean; activeId?: string | undefined };

type PlaceOptionsProps = {
  /** The id of the list that the text field controls. */
  id: string;
  typed: string;
  /** True after a choice or Escape, until the text changes. */
  closed: boolean;
  keys: Ref<OptionKeys>;
  onState: (state: ListState) => void;
  onChoose: (place: ShownPlace) => void;
  onClose: () => void;
};

/** The list below the field. Its code loads when the field is first used. */
export function PlaceOptions(props: PlaceOptionsProps) {
  const { id, typed, closed, keys, onState, onChoose, onClose } = props;
  const search = usePlaces(closed ? "" : typed);
  const { places } = search;
  const [moved, setMoved] = useState({ among: places, to: -1 });
  const active = moved.among === places ? moved.to : -1;
  const open = places.length > 0;
  const activeId = active >= 0 ? `${id}-${active}` : undefined;

  useEffect(() => onState({ open, activeId }), [open, activeId, onState]);
  useImperativeHandle(keys, () => ({
    press(event) {
      if (closed) return;
      const chosen = places[active];
      const next = open ? nextOption(event.key, active, places.length) : undefined;
      if (event.key === "Escape") onClose();
      else if (event.key === "Enter" && chosen) onChoose(chosen);
      else if (next !== undefined) setMoved({ among: places, to: next });
      else return;
      event.preventDefault();
    },
  }));

  const said = sentenceOf(search);
  return (
    <>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
      {search.state !== "idle" && (
        <div className="absolute inset-x-0 top-full z-10 mt-1 rounded-control bg-surface p-1 shadow-float">
          {open ? (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes no typing
            <div aria-label={say.list} className="max-h-96 overflow-y-auto" id={id} role="listbox">
              {places.map((place, n) => (
                <PlaceOption
                  active={n === active}
                  id={`${id}-${n}`}
                  key={place.code}
                  onChoose={() => onChoose(place)}
                  place={place}
                />
              ))}
            </div>
          ) : (
            <p aria-hidden="true" className="px-3 py-2 text-ink-soft">
              {said}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function sentenceOf({ state, places }: PlaceSearch): string {
  if (state === "idle") return "";
  if (state === "searching") return places.length > 0 ? "" : say.searching;
  if (state !== "found") return say[state];
  return places.length > 0 ? say.found(places.length) : say.nothing;
}

type PlaceOptionProps = { id: string; active: boolean; place: ShownPlace; onChoose: () => void };

/**
 * One line of the list. Keys are pressed in the text field, which keeps the focus. A tap must not
 * take the focus away, because that would close the list.
 */
function PlaceOption({ id, active, place, onChoose }: PlaceOptionProps) {
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

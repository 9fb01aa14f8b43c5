import { useId, useRef, useState, type KeyboardEvent } from "react";
import { Field, Input } from "#app/ui/field.tsx";
import { placeMessages as say } from "../texts/shopper.ts";
import type { ShownPlace } from "../views/show-place.ts";
import type { ListState, OptionKeys, PlaceOptions } from "./place-options.tsx";

export type FinderWords = { find: string; findHint: string };

type PlaceFinderProps = {
  /** Fills the address fields; returns the text to announce. */
  onChoose: (place: ShownPlace) => string;
  /** Words for staff, who enter the address of a buyer. */
  words?: FinderWords | undefined;
};

/**
 * A combobox over all barangays and cities. It sends nothing with the form, so a page without a
 * script lacks nothing. The list loads when the field is first focused.
 */
export function PlaceFinder({ onChoose, words = say }: PlaceFinderProps) {
  const [typed, setTyped] = useState("");
  const [closed, setClosed] = useState(true);
  const [list, setList] = useState<ListState>({ open: false });
  const [message, setMessage] = useState("");
  const [Options, load] = usePlaceOptions(setMessage);
  const listId = useId();
  const keys = useRef<OptionKeys>(null);

  function type(text: string) {
    load();
    setTyped(text);
    setClosed(false);
    setMessage("");
  }

  function choose(place: ShownPlace) {
    setTyped([place.name, place.within].filter(Boolean).join(", "));
    setClosed(true);
    setMessage(onChoose(place));
  }

  function press(event: KeyboardEvent) {
    // Enter chooses a place here and never submits the form.
    if (event.key === "Enter") event.preventDefault();
    if (event.key === "ArrowDown" && closed) setClosed(false);
    keys.current?.press(event);
  }

  return (
    <Field
      className="noscript:hidden"
      hint={<output>{message || words.findHint}</output>}
      label={words.find}
      name="place"
    >
      <span className="relative grid">
        <Input
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={list.open}
          autoCapitalize="words"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="done"
          maxLength={80}
          name={undefined}
          onBlur={() => setClosed(true)}
          onChange={(event) => type(event.target.value)}
          onFocus={load}
          onKeyDown={press}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native one searches a server
          role="combobox"
          spellCheck={false}
          value={typed}
        />
        {Options && (
          <Options
            closed={closed}
            id={listId}
            keys={keys}
            onChoose={choose}
            onClose={() => setClosed(true)}
            onState={setList}
            typed={typed}
          />
        )}
      </span>
    </Field>
  );
}

/** The list of places after it has loaded, and the function that loads it. */
function usePlaceOptions(onFailure: (message: string) => void) {
  const [Options, setOptions] = useState<typeof PlaceOptions>();

  async function load() {
    if (Options) return;
    try {
      const loaded = await import("./place-options.tsx");
      setOptions(() => loaded.PlaceOptions);
    } catch {
      onFailure(navigator.onLine ? say.unanswered : say.offline);
    }
  }
  return [Options, () => void load()] as const;
}

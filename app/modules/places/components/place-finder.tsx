import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Field, Input } from "#app/ui/field.tsx";
import { placeMessages as say } from "../texts/shopper.ts";
import type { ShownPlace } from "../views/show-place.ts";
import type { ListState, OptionKeys, PlaceOptions } from "./place-options.tsx";

type PlaceFinderProps = {
  /** Fills the fields of the address; answers what a person is to hear of it. */
  onChoose: (place: ShownPlace) => string;
};

/**
 * A combobox over every barangay and city. It sends nothing with the form, so without a script it
 * is not there and nothing is missing. The list loads when somebody first comes here.
 */
export function PlaceFinder({ onChoose }: PlaceFinderProps) {
  const [Options, setOptions] = useState<typeof PlaceOptions>();
  const [typed, setTyped] = useState("");
  const [closed, setClosed] = useState(true);
  const [list, setList] = useState<ListState>({ open: false });
  const [said, setSaid] = useState("");
  const listId = useId();
  const keys = useRef<OptionKeys>(null);

  async function load() {
    if (Options) return;
    try {
      const loaded = await import("./place-options.tsx");
      setOptions(() => loaded.PlaceOptions);
    } catch {
      setSaid(navigator.onLine ? say.unanswered : say.offline);
    }
  }

  function type(text: string) {
    void load();
    setTyped(text);
    setClosed(false);
    setSaid("");
  }

  function choose(place: ShownPlace) {
    setTyped([place.name, place.within].filter(Boolean).join(", "));
    setClosed(true);
    setSaid(onChoose(place));
  }

  function press(event: KeyboardEvent) {
    // Enter here chooses a place; it never sends the whole form.
    if (event.key === "Enter") event.preventDefault();
    if (event.key === "ArrowDown" && closed) setClosed(false);
    keys.current?.press(event);
  }

  return (
    <Field
      className="noscript:hidden"
      hint={<output>{said || say.findHint}</output>}
      label={say.find}
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
          onFocus={() => void load()}
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

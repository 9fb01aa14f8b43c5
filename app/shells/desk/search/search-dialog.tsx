import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { LONGEST_SOUGHT } from "#app/platform/find/read-sought.ts";
import { HitLine } from "./hit-line.tsx";
import type { Hit } from "./hit.ts";
import { searchMessages as say } from "./texts.ts";
import { useHits } from "./use-hits.ts";

export const SEARCH = "desk-search";
const LIST = "desk-hits";

/** The search on every page: the arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <dialog
      aria-label={say.title}
      className="desk-search"
      id={SEARCH}
      onClose={() => setRound(round + 1)}
      ref={dialog}
    >
      <SearchBox close={close} key={round} />
    </dialog>
  );
}

function SearchBox({ close }: { close: () => void }) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [waits, setWaits] = useState(false);
  const found = useHits(typed);
  const { hits } = found;
  const isCurrent = found.typed === typed;
  const hit = isCurrent ? hits[chosen] : undefined;
  const navigate = useNavigate();

  // A scanner or a fast typist presses Enter before the answer has arrived.
  useEffect(() => {
    if (!waits || !hit) return;
    close();
    void navigate(hit.to);
  }, [waits, hit, close, navigate]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (chosen + step + hits.length) % hits.length;
      setChosen(next);
      document.getElementById(`${LIST}-${next}`)?.scrollIntoView({ block: "nearest" });
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    setWaits(true);
  }
  return (
    <>
      <input
        aria-activedescendant={hits.length > 0 ? `${LIST}-${chosen}` : undefined}
        aria-autocomplete="list"
        aria-controls={LIST}
        aria-expanded={hits.length > 0}
        aria-label={say.label}
        autoComplete="off"
        className="desk-search-field"
        maxLength={LONGEST_SOUGHT}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
          setWaits(false);
        }}
        onKeyDown={press}
        placeholder={say.hint}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed}
      />
      <HitList chosen={chosen} hits={hits} onChoose={setChosen} />
      <output className="block px-4 text-ink-soft not-empty:py-3">
        {found.failed && say.failed}
        {found.typed !== "" && !found.failed && hits.length === 0 && say.none(found.typed)}
      </output>
    </>
  );
}

type HitListProps = { hits: readonly Hit[]; chosen: number; onChoose: (index: number) => void };

/** Links can be opened in a new window; the field above announces the chosen hit. */
function HitList({ hits, chosen, onChoose }: HitListProps) {
  return (
    <div
      aria-label={say.title}
      className="overflow-y-auto p-2 empty:hidden"
      id={LIST}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one holds no links
      role="listbox"
    >
      {hits.map((hit, index) => (
        <Link
          aria-selected={index === chosen}
          className="desk-hit"
          id={`${LIST}-${index}`}
          key={index}
          onPointerMove={() => onChoose(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          to={hit.to}
        >
          <HitLine hit={hit} />
        </Link>
      ))}
    </div>
  );
}

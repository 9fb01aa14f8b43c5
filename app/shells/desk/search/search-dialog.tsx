import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { LONGEST_SOUGHT } from "#app/platform/find/read-sought.ts";
import type { Place } from "../frame/find-place.ts";
import { beginAct } from "./page-acts.ts";
import { groupHits, HitLine, type Hit } from "./hit.tsx";
import { recentRecords, useRecentRecords } from "./recent-records.ts";
import { searchMessages as say } from "./texts.ts";
import { useHits } from "./use-hits.ts";

export const SEARCH = "desk-search";
const LIST = "desk-hits";
const ONCE = { once: true };

type SearchDialogProps = { reader: string; place: Place | undefined };

/** The search on every page: the arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ reader, place }: SearchDialogProps) {
  useRecentRecords(reader, place);
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const open = useCallback(
    ({ act, to }: Hit) => {
      // Closing takes a moment, in which nothing is opened again.
      if (!dialog.current?.open) return;
      // The dialog gives the focus back as it closes. The act takes it after that.
      if (act !== undefined) dialog.current.addEventListener("close", () => beginAct(act), ONCE);
      dialog.current.close();
      if (act === undefined) void navigate(to);
    },
    [navigate],
  );
  return (
    <dialog
      aria-label={say.title}
      className="desk-search"
      id={SEARCH}
      onClose={() => setRound(round + 1)}
      ref={dialog}
    >
      <SearchBox key={round} open={open} reader={reader} />
    </dialog>
  );
}

/** The hits for the typed words. An empty field shows the newest records, then the acts of the page. */
function useShownHits(typed: string, reader: string) {
  const [recent, setRecent] = useState<readonly Hit[]>();
  const found = useHits(typed, recent !== undefined);
  const all = typed === "" && found.typed === "" ? [...(recent ?? []), ...found.hits] : found.hits;
  const groups = groupHits(all);
  return {
    ...found,
    groups,
    hits: groups.flatMap(([, hits]) => hits),
    begin: () => setRecent(recentRecords(reader)),
  };
}

type SearchBoxProps = { open: (hit: Hit) => void; reader: string };

function SearchBox({ open, reader }: SearchBoxProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [waits, setWaits] = useState(false);
  const { hits, groups, begin, ...found } = useShownHits(typed, reader);
  const hit = found.typed === typed ? hits[chosen] : undefined;

  // A scanner or a fast typist presses Enter before the answer has arrived.
  useEffect(() => {
    if (waits && hit) open(hit);
  }, [waits, hit, open]);

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
        onFocus={begin}
        onKeyDown={press}
        placeholder={say.hint}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed}
      />
      <HitList
        chosen={hits[chosen]}
        groups={groups}
        hits={hits}
        onChoose={setChosen}
        onOpen={open}
      />
      <output className="block px-4 text-ink-soft not-empty:py-3">
        {found.failed && say.failed}
        {found.typed !== "" && !found.failed && hits.length === 0 && say.none(found.typed)}
      </output>
    </>
  );
}

type HitListProps = {
  groups: ReturnType<typeof groupHits>;
  hits: readonly Hit[];
  chosen: Hit | undefined;
  onChoose: (index: number) => void;
  onOpen: (hit: Hit) => void;
};

/** Links can be opened in a new window; the field above announces the chosen hit. */
function HitList({ groups, hits, chosen, onChoose, onOpen }: HitListProps) {
  const option = (hit: Hit) => {
    const index = hits.indexOf(hit);
    const line = {
      "aria-selected": hit === chosen,
      className: "desk-hit w-full text-left",
      id: `${LIST}-${index}`,
      onPointerMove: () => onChoose(index),
      // A native option contains no links.
      role: "option",
      tabIndex: -1,
      children: <HitLine hit={hit} />,
    };
    return hit.act === undefined ? (
      <Link key={hit.to} {...line} to={hit.to} />
    ) : (
      <button key={hit.act} {...line} onClick={() => onOpen(hit)} type="button" />
    );
  };
  return (
    <div
      aria-label={say.title}
      className="overflow-y-auto p-2 empty:hidden"
      id={LIST}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
    >
      {groups.map(([kind, ofKind]) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div aria-label={kind} key={kind} role="group">
          <p aria-hidden="true" className="desk-hit-kind">
            {kind}
          </p>
          {ofKind.map(option)}
        </div>
      ))}
    </div>
  );
}

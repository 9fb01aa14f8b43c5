import { Badge } from "./badge.tsx";
import type { Tone } from "./tone.ts";

/** The badge of a record's state: each state has a tone and a word. */
export function stateBadge<State extends string>(
  tones: Readonly<Record<State, Tone>>,
  words: Readonly<Record<NoInfer<State>, string>>,
) {
  return ({ state }: { state: State }) => (
    <Badge look="plain" tone={tones[state]}>
      {words[state]}
    </Badge>
  );
}

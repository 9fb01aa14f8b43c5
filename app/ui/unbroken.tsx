import { partUnbroken } from "#app/lib/unbroken.ts";

/** A text whose names, codes and amounts stay on one line. Its characters stay as they are. */
export function Unbroken({ children }: { children: string }) {
  return partUnbroken(children).map(({ text, isWhole }, place) =>
    isWhole ? (
      <span className="whole" key={place}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

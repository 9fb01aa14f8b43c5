import { partUnbroken } from "#app/lib/unbroken.ts";

/** A text whose names, codes and amounts stay on one line. Its characters stay as they are. */
export function Unbroken({ children }: { children: string }) {
  return partUnbroken(children).map(({ text, isWhole }, place) =>
    isWhole ? (
      <span className="whitespace-nowrap" key={place}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

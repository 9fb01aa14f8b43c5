import { partUnbroken } from "#app/lib/unbroken.ts";

/** A text whose names, codes and amounts stay on one line. Its characters stay as they are. */
export function Unbroken({ children }: { children: string }) {
  return partUnbroken(children).map(({ text, isWhole }, place) =>
    isWhole ? (
      // A title at twice the size can be wider than a small phone.
      <span
        className="whitespace-nowrap in-[h1]:inline-block in-[h1]:max-w-full in-[h1]:wrap-anywhere in-[h1]:whitespace-normal"
        key={place}
      >
        {text}
      </span>
    ) : (
      text
    ),
  );
}

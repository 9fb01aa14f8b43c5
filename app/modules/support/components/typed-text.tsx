/** A text as it was typed: never markup, never a link, in its own direction of writing. */
export function TypedText({ children }: { children: string }) {
  return (
    <p
      className="measure rounded-card border border-line bg-surface px-5 py-4 whitespace-pre-wrap wrap-anywhere"
      dir="auto"
    >
      {children}
    </p>
  );
}

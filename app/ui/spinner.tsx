/** Without a label it is decoration: then something beside it must say what is being waited for. */
export function Spinner({ label }: { label?: string | undefined }) {
  return (
    <span className="inline-flex">
      <svg
        aria-hidden="true"
        className="size-5 animate-turn"
        fill="none"
        strokeLinecap="round"
        strokeWidth="2.5"
        viewBox="0 0 24 24"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" />
      </svg>
      {label && <output className="sr-only">{label}</output>}
    </span>
  );
}

import type { Hit } from "./hit.ts";

export function HitLine({ hit: { kind, title, hint } }: { hit: Hit }) {
  return (
    <>
      <span className="w-20 shrink-0 text-ink-soft">{kind}</span>
      <span className="min-w-0 truncate">
        <span className="figures font-semibold text-ink">{title}</span>
        {hint && <span className="ml-2 text-ink-soft">{hint}</span>}
      </span>
    </>
  );
}

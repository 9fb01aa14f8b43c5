import { useHydrated } from "#app/ui/use-hydrated.ts";
import { isZone } from "#app/lib/zones.ts";
import { zoneMessages as say } from "../texts/shopper-zone.ts";
import { ownClockWords, ownTimeWords } from "../views/own-time.ts";

type OwnTimeProps = {
  startsAt: Date;
  endsAt: Date;
  /** The customer's choice; by default the browser's time zone. */
  zone: string | undefined;
};

/** The browser's own zone, once its script runs: until then, and without one, the place stays empty. */
export function useOwnZone(): string | undefined {
  const isLive = useHydrated();
  const own = isLive ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return own !== undefined && isZone(own) ? own : undefined;
}

function useZone(chosen: string | undefined): string | undefined {
  const own = useOwnZone();
  return chosen ?? own;
}

/**
 * A slot in the patient's own time zone. Its line is there from the start, so that nothing moves.
 */
export function OwnTime({ startsAt, endsAt, zone }: OwnTimeProps) {
  const shown = useZone(zone);
  if (zone !== undefined) {
    const words = ownTimeWords({ startsAt, endsAt }, zone);
    return words && <span className="block text-sm text-ink-soft">{words}</span>;
  }
  const words = shown && ownClockWords(startsAt, shown);
  return (
    <span className="block text-sm text-ink-soft">{words ? say.short(words) : say.manila}</span>
  );
}

/** The same below a time that can be chosen. */
export function OwnClock({ startsAt, zone }: Omit<OwnTimeProps, "endsAt">) {
  const shown = useZone(zone);
  const words = shown && ownClockWords(startsAt, shown);
  if (zone !== undefined && !words) return null;
  return <span className="block min-h-[1lh] text-sm font-normal text-ink-soft">{words}</span>;
}

import { Check, Minus } from "lucide-react";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { ShownStrip } from "./show-strip.ts";

/** Two weeks, with a row per day: below each other on phones, side by side on wider screens. */
export function DispatchStrip({ strip }: { strip: ShownStrip }) {
  return (
    <section aria-labelledby="strip" className="grid gap-3">
      <h2 className="text-lg" id="strip">
        {say.strip}
      </h2>
      <p className="text-ink-soft">{strip.lead}</p>
      {strip.unused && <p className="text-ink-soft">{strip.unused}</p>}
      {strip.problem && <Notice announced={false} title={strip.problem} tone="warning" />}
      {strip.days.length > 0 && (
        <ol className="grid gap-1 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-7">
          {strip.days.map(({ day, leaves, text }) => (
            <li
              className={`flex min-w-0 flex-wrap items-center gap-2 rounded-control border px-3 py-2 text-sm ${leaves ? "border-accent bg-surface" : "border-line text-ink-soft"}`}
              key={day}
            >
              <span className="figures w-22 shrink-0">{day}</span>
              <span className="flex shrink-0 items-center gap-1 font-semibold">
                {leaves ? (
                  <Check aria-hidden="true" className="size-4 shrink-0" />
                ) : (
                  <Minus aria-hidden="true" className="size-4 shrink-0" />
                )}
                <span className={leaves ? undefined : "sr-only"}>
                  {leaves ? say.leaves : say.staysHere}
                </span>
              </span>
              <span className="min-w-24 flex-1 break-words">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

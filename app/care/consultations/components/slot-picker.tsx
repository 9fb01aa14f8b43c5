import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { OwnClock } from "./own-time.tsx";
import { ZoneLink } from "./zone-form.tsx";
import { bookingMessages as say } from "../texts/shopper-booking.ts";
import type { ShownChoice } from "../views/show-choice.ts";

type SlotPickerProps = {
  choice: ShownChoice;
  /**
   * The query that the links of the days keep, such as `type=initial&`. The chosen time is in the
   * URL too, because only the URL survives when the visitor signs in.
   */
  query: string;
  /** Extra fields sent with the slot. */
  hidden: Readonly<Record<string, string>>;
  /** The time zone that the customer chose; by default the browser’s. */
  zone: string | undefined;
};

/** A day, then a time: links and buttons, one press each. */
export function SlotPicker({ choice: { days, chosen }, query, hidden, zone }: SlotPickerProps) {
  const sent = useNavigation().formData?.get("startsAt");
  if (!chosen) return null;
  return (
    <>
      <section className="grid scroll-mt-24 gap-3" id="days">
        <h2 className="text-xl">{say.day}</h2>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-5">
          {days.map(({ day, label, free, isChosen }) => (
            <li key={day}>
              <Link
                aria-current={isChosen ? "true" : undefined}
                className="grid min-h-14 content-center rounded-control border border-line bg-surface px-3 py-2 text-center transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft"
                to={`?${query}day=${day}#times`}
              >
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-ink-soft">
                  {free > 0 ? say.free(free) : say.full}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid scroll-mt-24 gap-3" id="times">
        <h2 className="text-xl">{say.time(chosen.label)}</h2>
        <Form className="grid gap-3" method="post" preventScrollReset>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-5">
            {chosen.slots.map(({ value, label, isFree }) => (
              <li className="grid" key={value}>
                <Button
                  disabled={!isFree}
                  formAction={`?${query}day=${chosen.day}&at=${encodeURIComponent(value)}`}
                  name="startsAt"
                  pending={sent === value}
                  value={value}
                  variant="secondary"
                >
                  <span className="grid justify-items-center has-[>:empty]:[translate:0_.5lh]">
                    <span className={isFree ? "figures" : "figures line-through"}>
                      {label}
                      {isFree && <VisuallyHidden>, {chosen.label}</VisuallyHidden>}
                    </span>
                    {isFree ? (
                      <OwnClock startsAt={new Date(value)} zone={zone} />
                    ) : (
                      <span className="text-sm font-normal">{say.taken}</span>
                    )}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{say.notice}</p>
          <ZoneLink />
        </Form>
      </section>
    </>
  );
}

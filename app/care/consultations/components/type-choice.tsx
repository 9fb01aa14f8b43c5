import { Link } from "react-router";
import { cx } from "#app/ui/cx.ts";
import { bookingMessages as say } from "../texts/shopper-booking.ts";

export type ShownType = {
  slug: string;
  name: string;
  length: string;
  fee: string;
  isOpen: boolean;
  isChosen: boolean;
};

const card = "grid min-h-14 gap-0.5 rounded-card border px-4 py-3.5";

/** Each kind is a link to its times, so that the page works without a script. */
export function TypeChoice({ types }: { types: readonly ShownType[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{say.type}</h2>
      <ul className="grid gap-2.5 md:grid-cols-3">
        {types.map((type) => (
          <li className="grid" key={type.slug}>
            {type.isOpen ? (
              <Link
                aria-current={type.isChosen ? "true" : undefined}
                className={cx(
                  card,
                  "border-line bg-surface transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft",
                )}
                to={`?type=${type.slug}#days`}
              >
                <TypeText {...type} />
              </Link>
            ) : (
              <div className={cx(card, "border-dashed border-line")}>
                <TypeText {...type} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{say.clinicNote}</p>
    </section>
  );
}

function TypeText({ name, length, fee, isOpen }: ShownType) {
  return (
    <>
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-ink-soft">{length}</span>
      <span className="figures text-sm text-ink-soft">{isOpen ? fee : say.notOpen}</span>
    </>
  );
}

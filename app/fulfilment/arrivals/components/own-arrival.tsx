import { LinkButton } from "#app/ui/button.tsx";
import { ownArrivalMessages as say } from "../texts/shopper.ts";
import { arrivalPath } from "../views/arrival-path.ts";
import type { OwnArrivalOf } from "../views/own-arrival.ts";

/** For cold goods on a receipt: each sent parcel has the question or its answer. */
export function OwnArrivals({ shown, token }: { shown: readonly OwnArrivalOf[]; token: string }) {
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{say.title}</h2>
      {shown.map(({ parcel, of, answer }) => (
        <div className="grid gap-4" key={parcel}>
          {of > 1 && <h3 className="text-xl">{say.parcel(parcel, of)}</h3>}
          {answer ? (
            <p>
              <strong>{answer.title}.</strong> {answer.lead}
            </p>
          ) : (
            <p className="text-ink-soft">{say.ask}</p>
          )}
          <div>
            <LinkButton to={arrivalPath(token, parcel, of)} variant="secondary">
              {answer ? say.see : say.open}
              {of > 1 && <span className="sr-only">, {say.parcel(parcel, of)}</span>}
            </LinkButton>
          </div>
        </div>
      ))}
    </section>
  );
}

import { LinkButton } from "#app/ui/button.tsx";
import { ownArrivalMessages as say } from "../texts/shopper.ts";
import type { ShownAnswer } from "../views/show-answer.ts";

type OwnArrivalProps = {
  shown: { answer: ShownAnswer | undefined } | undefined;
  /** The page that asks and answers. */
  href: string;
};

/** On the receipt of cold goods that have left: the question, or the answer that was given. */
export function OwnArrival({ shown, href }: OwnArrivalProps) {
  if (!shown) return null;
  const { answer } = shown;
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{say.title}</h2>
      {answer ? (
        <p>
          <strong>{answer.title}.</strong> {answer.lead}
        </p>
      ) : (
        <p className="text-ink-soft">{say.ask}</p>
      )}
      <div>
        <LinkButton to={href} variant="secondary">
          {answer ? say.see : say.open}
        </LinkButton>
      </div>
    </section>
  );
}

import { Card } from "#app/ui/card.tsx";
import { webhookMessages as say } from "../texts/staff.ts";

type Attempt = { id: string; at: string; took: string; status: string; excerpt: string };

/** Every try of a message, and how the receiver's answer began. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-text text-xl">{say.attempts}</h2>
      {attempts.length === 0 && <p className="text-ink-soft">{say.noTry}</p>}
      {attempts.map(({ id, at, took, status, excerpt }) => (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-1" key={id}>
          <p>
            <span className="font-semibold">{status}</span>{" "}
            <span className="text-sm text-ink-soft">
              {at}, {took}
            </span>
          </p>
          {excerpt && <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{excerpt}</pre>}
        </Card>
      ))}
    </section>
  );
}

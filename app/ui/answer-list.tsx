export type AnswerRow = { question: string; answer: string };

/** Questions of a form with the answers that a person gave. */
export function AnswerList({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ question, answer }) => (
        <div className="grid gap-0.5 px-4 py-3" key={question}>
          <dt className="text-sm text-ink-soft">{question}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

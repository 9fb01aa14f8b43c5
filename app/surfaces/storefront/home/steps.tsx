type StepsProps = { steps: readonly { title: string; text: string }[] };

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li className="grid content-start gap-2 border-t border-line-strong pt-5" key={title}>
          <span aria-hidden="true" className="figures font-display text-3xl text-accent">
            {index + 1}
          </span>
          <h3 className="text-xl">{title}</h3>
          <p className="measure text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

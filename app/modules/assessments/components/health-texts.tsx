type Part = {
  title: string;
  items: readonly { name: string; lead?: string; texts: readonly string[] }[];
};

/** All texts in the order shoppers come to them, to be read as a whole. */
export function HealthTexts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ title, items }) => (
    <section className="grid gap-4" key={title}>
      <h2 className="text-2xl">{title}</h2>
      {items.map(({ name, lead, texts }) => (
        <div className="grid gap-1 border-t border-line pt-3" key={name}>
          <h3 className="font-text text-base font-semibold">{name}</h3>
          {lead && <p className="measure">{lead}</p>}
          {texts.length > 0 && (
            <ul className="measure grid list-disc gap-1 pl-5">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  ));
}

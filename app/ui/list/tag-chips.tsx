type TagChipsProps = { label: string; tags: readonly string[] };

/** The tags of a row, after its name. */
export function TagChips({ label, tags }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="inline">
      {tags.map((tag) => (
        <li className="mr-1 inline rounded-full border border-line-strong px-2" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

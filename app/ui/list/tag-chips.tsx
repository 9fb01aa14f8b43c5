type TagChipsProps = { label: string; tags: readonly string[] };

/** The tags of a row, under its name. */
export function TagChips({ label, tags }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li className="rounded-full border border-line-strong px-2 text-sm" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

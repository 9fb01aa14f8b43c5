/** A field that a column can fill, with the names by which files call it. */
export type ImportColumn = { field: string; label: string; names: readonly string[] };

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The field of each column, by its name. If several columns match a field, the first fills it. */
export function matchColumns(
  header: readonly string[],
  columns: readonly ImportColumn[],
): (string | null)[] {
  const taken = new Set<string>();
  return header.map((name) => {
    const found = columns.find(({ field, names }) =>
      [field, ...names].some((one) => plain(one) === plain(name) && plain(name) !== ""),
    );
    if (!found || taken.has(found.field)) return null;
    taken.add(found.field);
    return found.field;
  });
}

/** The cells of a row by field; missing cells of a short row are left out. */
export function cellsByField(
  cells: readonly string[],
  columns: readonly (string | null)[],
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, field] of columns.entries()) {
    if (field !== null) texts[field] = (cells[index] ?? "").replaceAll(/\r\n?/g, "\n");
  }
  return texts;
}

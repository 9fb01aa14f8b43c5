/** A field that a column of a file can fill, with the names under which it comes. */
export type ImportColumn = { field: string; label: string; names: readonly string[] };

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** For each column the field that its name stands for; a field is filled by its first column. */
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

/** The cells of a row by the field that they fill; what the row is too short for is left out. */
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

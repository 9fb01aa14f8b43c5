export function unitsField(name: string, lineId: string): string {
  return `${name}-${lineId}`;
}

type UnitsResult = { ok: true; units: Map<string, number> } | { ok: false; fields: string[] };

/** The units of all lines with a field in the form. An empty field means 0 units. */
export function readUnits(texts: Readonly<Record<string, string>>, name: string): UnitsResult {
  const units = new Map<string, number>();
  const fields: string[] = [];
  for (const [field, typed] of Object.entries(texts)) {
    if (!field.startsWith(`${name}-`)) continue;
    const count = /^\d{0,4}$/.test(typed.trim()) ? Number(typed) : undefined;
    if (count === undefined) fields.push(field);
    else units.set(field.slice(name.length + 1), count);
  }
  return fields.length > 0 ? { ok: false, fields } : { ok: true, units };
}

export type CautionGroup = { title: string; items: string[] };

/** The number that fits above a phone's button. */
const AT_ONCE = 3;

const LED = /^([^:]{3,40}):\s+(.+)$/;

/**
 * Groups contraindications by their first words, such as "Do not use:". The first groups are shown
 * at once, the others on request.
 */
export function showCautions(contraindications: readonly string[]) {
  const written = contraindications.filter((text) => text.trim() !== "");
  const others = written.slice(AT_ONCE);
  return {
    first: groupCautions(written.slice(0, AT_ONCE)),
    others: groupCautions(others),
    more: others.length,
  };
}

/** Groups in the order of their first members. Texts without such words have an empty title. */
function groupCautions(texts: readonly string[]): CautionGroup[] {
  const groups: CautionGroup[] = [];
  for (const text of texts) {
    const [, title = "", item = text] = LED.exec(text) ?? [];
    const group = groups.find((one) => one.title === title);
    if (group) group.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}

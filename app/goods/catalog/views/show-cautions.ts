export type CautionGroup = { title: string; items: string[] };

/** What a phone has room for above the button. */
const AT_ONCE = 3;

const LED = /^([^:]{3,40}):\s+(.+)$/;

/**
 * Who should not use a product or should ask first, by what each of its contraindications begins
 * with, such as "Do not use:". The first ones are shown at once, the others on request.
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

/** In the order of the first of each. What begins with no such words has an empty title. */
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

/** The option an arrow key moves to; -1 is the text field. Undefined for other keys. */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active >= 0 ? active - 1 : count - 1;
  return undefined;
}

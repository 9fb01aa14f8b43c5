type Device = { deviceMemory?: number; hardwareConcurrency: number };

/**
 * Whether pages change with a view transition. The browser draws both pages for it and React renders
 * four times more, which doubles the work of a tap: on a slow phone the page would come later.
 */
export function movesPages(): boolean {
  if (typeof matchMedia === "undefined") return false;
  // A browser that does not say how much memory there is, such as Safari, runs on fast phones.
  const { deviceMemory = 8, hardwareConcurrency }: Device = navigator;
  const isFast = deviceMemory > 4 && hardwareConcurrency > 4;
  return isFast && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

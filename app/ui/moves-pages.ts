type Device = { deviceMemory?: number; hardwareConcurrency: number };

/**
 * Whether page changes are animated. For a view transition the browser draws both pages and React
 * renders four times as often, which doubles the work of a tap. Slow phones would show the page
 * later.
 */
export function movesPages(): boolean {
  if (typeof matchMedia === "undefined") return false;
  // Browsers that hide the amount of memory, such as Safari, run on fast phones.
  const { deviceMemory = 8, hardwareConcurrency }: Device = navigator;
  const isFast = deviceMemory > 4 && hardwareConcurrency > 4;
  return isFast && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export type Random = () => number;

/** The same numbers for the same seed, so that a picture comes out the same twice (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixing = Math.imul(state ^ (state >>> 15), 1 | state);
    mixing = (mixing + Math.imul(mixing ^ (mixing >>> 7), 61 | mixing)) ^ mixing;
    return ((mixing ^ (mixing >>> 14)) >>> 0) / 4_294_967_296;
  };
}

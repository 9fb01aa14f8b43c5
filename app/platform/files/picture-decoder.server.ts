import sharp from "sharp";

/** Larger than pictures from ordinary phones; anything larger is meant to fill the memory. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SECONDS = 20;

// The library opens some twenty formats, SVG and PDF among them. Blocked formats cannot be
// attacked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/** Opens an uploaded picture; fails if it is damaged or too large. */
export function openSent(sent: Uint8Array) {
  return sharp(sent, { failOn: "error", limitInputPixels: MAX_PIXELS }).timeout({
    seconds: MAX_SECONDS,
  });
}

/** Runs work one at a time, because an unpacked picture can take 200 MB. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

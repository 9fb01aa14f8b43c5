import sharp from "sharp";

/** More than any phone's usual picture has; what is larger is made to fill the memory. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SECONDS = 20;

// The library opens some twenty formats, SVG and PDF among them. What is not opened can't be used.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/** Opens what somebody sent; an error when it is damaged or larger than any picture. */
export function openSent(sent: Uint8Array) {
  return sharp(sent, { failOn: "error", limitInputPixels: MAX_PIXELS }).timeout({
    seconds: MAX_SECONDS,
  });
}

/** A queue of work that is done one after the other, because a picture unpacked can take 200 MB. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

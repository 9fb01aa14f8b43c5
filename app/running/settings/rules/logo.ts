/** The file area of logos. */
export const LOGO_FILES = "logos";
export const LOGO_FIELD = "logo";
export const MAX_LOGO_BYTES = 4 * 1024 * 1024;
export const LOGO_ACCEPT = "image/png,image/jpeg,image/webp,image/avif";

/** Pixels of the largest space for a logo on a page. It is stored at three times that size. */
const ROOM = { width: 160, height: 36 };
export const STORED_ROOM = { width: 3 * ROOM.width, height: 3 * ROOM.height };

/** A file with its width and height in pixels. */
type StoredLogo = { fileId: string; width: number; height: number };

/** The setting's text for a stored logo; `LOGO_TEXT` reads it. */
export const logoText = ({ fileId, width, height }: StoredLogo) => `${fileId} ${width}x${height}`;
export const LOGO_TEXT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{1,3})x(\d{1,3})$/;

/** The logo in the setting with its displayed size; undefined without a logo. */
export function logoOf(setting: string): StoredLogo | undefined {
  const [, fileId, width, height] = LOGO_TEXT.exec(setting) ?? [];
  if (fileId === undefined) return undefined;
  const sides = { width: Number(width), height: Number(height) };
  const scale = Math.min(1, ROOM.width / sides.width, ROOM.height / sides.height);
  return {
    fileId,
    width: Math.max(1, Math.round(sides.width * scale)),
    height: Math.max(1, Math.round(sides.height * scale)),
  };
}

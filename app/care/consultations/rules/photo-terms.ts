import { href } from "react-router";

/** The area of the doctors' photos in the store of files. */
export const PHOTO_FILES = "doctor-photos";
export const PHOTO_FIELD = "photo";
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
/** The browser offers only these types; the server checks the file itself. */
export const PHOTO_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";
/** Pixels; a card shows it at a third of that. */
export const PHOTO_SIDE = 480;

export const photoAddress = (photoId: string) => href("/doctor-photos/:photoId", { photoId });

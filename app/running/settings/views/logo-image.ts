import { href } from "react-router";
import { logoOf } from "../rules/logo.ts";

/** A logo for a page. Its size reserves the space until the image has loaded. */
export type LogoImage = { src: string; width: number; height: number };

export function logoImage(setting: string): LogoImage | undefined {
  const logo = logoOf(setting);
  if (!logo) return undefined;
  const { fileId, width, height } = logo;
  return { src: href("/logo/:fileId", { fileId }), width, height };
}

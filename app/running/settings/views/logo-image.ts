import { href } from "react-router";
import { logoOf } from "../rules/logo.ts";

/** A logo as an image of a page. Its size keeps its room free until it is there. */
export type LogoImage = { src: string; width: number; height: number };

export function logoImage(setting: string): LogoImage | undefined {
  const logo = logoOf(setting);
  if (!logo) return undefined;
  const { fileId, width, height } = logo;
  return { src: href("/logo/:fileId", { fileId }), width, height };
}

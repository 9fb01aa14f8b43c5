import { href } from "react-router";
import { feedMessages as say } from "../texts/staff.ts";

export type FeedFile = keyof typeof say.files;

/** The public address of each feed. */
export const feedAddresses = (appUrl: string) =>
  Object.entries(say.files).map(([file, network]) => ({
    network,
    url: new URL(href("/feeds/:file", { file }), appUrl).href,
  }));

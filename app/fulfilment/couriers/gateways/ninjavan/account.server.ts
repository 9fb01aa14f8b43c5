import type { Env } from "#app/platform/env.server.ts";
import { ninjaVanBase, type CourierKeys } from "../../rules/courier-keys.ts";

export type Account = { keys: CourierKeys; isLive: boolean };

export type CourierEnv = Pick<Env, "providersUrl">;

/** Ninja Van's own address, or the base address of all fakes in a test. */
export const baseOf = ({ isLive }: Pick<Account, "isLive">, env: CourierEnv): string =>
  env.providersUrl === undefined ? ninjaVanBase(isLive) : `${env.providersUrl}/ninjavan`;

export const PATIENCE_MS = 10_000;

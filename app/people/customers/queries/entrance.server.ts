import { and, eq, gt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { account, user } from "#app/platform/auth/tables.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { DEVICE_COOKIE, KNOWN_DEVICE_DAYS } from "../rules/known-device.ts";
import { knownDevices } from "../tables.server.ts";

type DeviceContext = Pick<Ctx, "db" | "now">;

export type Entrance = {
  userId: string | undefined;
  isDemo: boolean;
  knownDevice: boolean;
  /** A hash of the account and its password, under which tries are counted. It reveals neither. */
  account: string;
};

export function deviceToken(headers: Headers, appUrl: string): string | undefined {
  return readCookie({ headers }, cookieName(DEVICE_COOKIE, appUrl));
}

export async function findEntrance(
  context: DeviceContext,
  email: string,
  deviceToken: string | undefined,
): Promise<Entrance> {
  const credential = and(eq(account.userId, user.id), eq(account.providerId, "credential"));
  const [found] = await context.db
    .select({
      userId: user.id,
      isDemo: user.isDemo,
      password: account.password,
      device: knownDevices.userId,
    })
    .from(user)
    .leftJoin(account, credential)
    .leftJoin(knownDevices, and(eq(knownDevices.userId, user.id), isToken(context, deviceToken)))
    .where(eq(user.email, email));
  return {
    userId: found?.userId,
    isDemo: found?.isDemo ?? false,
    knownDevice: Boolean(found?.device),
    account: hashToken(`${email} ${found?.password ?? ""}`),
  };
}

export async function isKnownDevice(
  context: DeviceContext,
  userId: string,
  deviceToken: string | undefined,
): Promise<boolean> {
  const ofUser = eq(knownDevices.userId, userId);
  return (await context.db.$count(knownDevices, and(ofUser, isToken(context, deviceToken)))) > 0;
}

function isToken({ now }: DeviceContext, deviceToken = "") {
  return and(
    eq(knownDevices.tokenHash, hashToken(deviceToken)),
    gt(knownDevices.usedAt, addDays(now, -KNOWN_DEVICE_DAYS)),
  );
}

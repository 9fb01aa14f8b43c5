import process from "node:process";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { versionOf } from "../bring-up-to-date.server.ts";
import type { Services } from "../services.server.ts";
import { checkAddress, checkCertificate } from "./address.server.ts";
import {
  checkBackups,
  checkBackupStore,
  checkDatabase,
  checkInvariants,
  checkJobs,
  checkJournal,
  checkShopSecret,
} from "./data.server.ts";
import { bad, type Finding } from "#app/platform/finding.ts";
import { checkClock, checkFolders, checkSpace, checkVersion } from "./machine.server.ts";
import {
  checkCompany,
  checkCourier,
  checkMailServer,
  checkPayments,
  checkSenderRecords,
  checkWebhooks,
} from "./services.server.ts";

type Check = () => Promise<Finding | readonly Finding[]>;

/** Everything an operator would look at, in the order of the report. It changes nothing. */
export async function examine(services: Services, ctx: Ctx): Promise<Finding[]> {
  const { env } = services;
  const checks: Record<string, Check> = {
    versions: async () => checkVersion(await versionOf(process.cwd())),
    "data folder": () => checkFolders(env),
    "free space": () => checkSpace(env),
    clock: () => checkClock(() => new Date()),
    secret: () => checkShopSecret(ctx),
    address: () => checkAddress(env),
    certificate: () => checkCertificate(env, ctx.now),
    "mail server": () => checkMailServer(services),
    sender: () => checkSenderRecords(services, ctx),
    "company sign-in": () => checkCompany(services, ctx),
    payments: () => checkPayments(services, ctx),
    courier: () => checkCourier(services, ctx),
    webhooks: () => checkWebhooks(services),
    jobs: () => checkJobs(ctx),
    backup: () => checkBackups(ctx, env),
    "continuous backup": () => checkJournal(ctx, env),
    "backup store": () => checkBackupStore(env),
    database: () => checkDatabase(ctx),
    books: () => checkInvariants(ctx),
  };
  const found = await Promise.all(
    Object.entries(checks).map(([name, check]) => check().catch((error) => failed(name, error))),
  );
  return found.flat();
}

/** One check that breaks must not hide what the others found. */
function failed(name: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return bad(name, `This could not be checked: ${reason}`, "Look at the log of the shop.");
}

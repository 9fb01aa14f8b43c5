import { z } from "zod";
import { readHundredths } from "#app/lib/hundredths.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { readMobile } from "./rules/mobile-number.ts";
import { CHANNELS } from "./rules/send-terms.ts";
import { choiceMessages as choice } from "./texts/shopper.ts";
import { PROVIDERS } from "./rules/providers.ts";
import { messagesTexts as say } from "./texts/staff.ts";

/** The last four characters are shown, which would be most of a shorter key. */
const KEY = /^[\x21-\x7e]{12,200}$/;
const SENDER = /^(?:[A-Za-z0-9 ]{3,11}|\+\d{8,15}|MG[0-9a-f]{32})$/;
const MOST_PESOS = 10_000_000;

const money = z
  .string(say.problems.money)
  .max(20, say.problems.money)
  .transform((typed, check) => {
    const centavos = readHundredths(typed);
    if (centavos !== undefined && centavos >= 0 && centavos <= MOST_PESOS) return centavos;
    check.addIssue({ code: "custom", message: say.problems.money });
    return z.NEVER;
  });

/** An empty key leaves the stored one. The test company is offered to the demo shop only. */
export const connectionForm = (isDemo: boolean) =>
  z
    .object({
      provider: z
        .enum(PROVIDERS, say.problems.provider)
        .refine((provider) => isDemo || provider !== "test", say.problems.provider),
      account: oneLine(34, say).regex(/^(?:AC[0-9a-f]{32})?$/, say.problems.account),
      key: oneLine(200, say).refine((key) => key === "" || KEY.test(key), say.problems.key),
      sender: oneLine(40, say),
      partPrice: money,
      monthlyLimit: money,
    })
    .refine(({ provider, sender }) => provider === "test" || SENDER.test(sender), {
      path: ["sender"],
      error: say.problems.sender,
      when: () => true,
    })
    .refine(({ provider, account }) => provider !== "twilio" || account !== "", {
      path: ["account"],
      error: say.problems.account,
      when: () => true,
    });
export type ConnectionInput = z.output<ReturnType<typeof connectionForm>>;

export const mobileNumber = (problem: string) =>
  z
    .string(problem)
    .max(40, problem)
    .transform((typed, check) => {
      const number = readMobile(typed);
      if (number !== undefined) return number;
      check.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    });

export const testForm = z.object({ number: mobileNumber(say.problems.number) });

export const numberForm = z.object({ number: mobileNumber(choice.problems.number) });

export const codeForm = z.object({
  code: z
    .string(choice.problems.code)
    .max(20, choice.problems.code)
    .transform((typed) => typed.replaceAll(/\s/g, ""))
    .refine((typed) => /^\d{6}$/.test(typed), choice.problems.code),
});

const base64 = (characters: number) =>
  z
    .string(choice.problems.device)
    .regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=?$`), choice.problems.device);

/** A browser's subscription. The command checks where its address leads. */
export const deviceForm = z.object({
  endpoint: z.string(choice.problems.device).max(500, choice.problems.device),
  p256dh: base64(87),
  auth: base64(22),
});

export const deviceIdForm = z.object({ device: z.uuid(choice.problems.device) });

const channel = z.enum(CHANNELS, choice.problems.choice);
export const channelsForm = z.object({ orderBy: channel, doseBy: channel, newsBy: channel });

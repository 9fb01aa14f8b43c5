import { z } from "zod";
import { accountMessages as say } from "./messages.ts";

export const signInInput = z.object({
  email: z
    .string(say.invalidEmail)
    .trim()
    .toLowerCase()
    .max(254, say.invalidEmail)
    .pipe(z.email(say.invalidEmail)),
  password: z.string(say.shortPassword).min(6, say.shortPassword).max(128, say.longPassword),
});

export type SignInInput = z.infer<typeof signInInput>;

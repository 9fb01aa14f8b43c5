import { z } from "zod";
import { accountMessages as say } from "./messages.ts";

export const signInInput = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email(say.invalidEmail)),
  password: z.string().min(6, say.shortPassword).max(128, say.longPassword),
});

export type SignInInput = z.infer<typeof signInInput>;

import { formatMoney } from "#app/lib/money.ts";
import { messagesTexts } from "../texts/staff.ts";
import type { Provider } from "./providers.ts";

/** The connection in the log of changes. */
export const CONNECTION = { type: "message_settings", id: "connection" } as const;

type Connection = {
  provider: Provider | null;
  keyEnd: string | null;
  sender: string;
  /** In centavos. */
  partPrice: number;
  monthlyLimit: number;
};

/** The facts that the log may contain. */
export function audited({ provider, keyEnd, sender, partPrice, monthlyLimit }: Connection) {
  return {
    company: provider && messagesTexts.fields.provider.words[provider],
    key: keyEnd && `ends in ${keyEnd}`,
    sender,
    price: formatMoney(partPrice),
    limit: formatMoney(monthlyLimit),
  };
}

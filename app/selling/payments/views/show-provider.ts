import type { Tone } from "#app/ui/tone.ts";
import { secretsOf, type ProviderName, type ProviderSecrets } from "../rules/providers.ts";
import { PROVIDER_NAMES, providerMessages as say } from "../texts/staff-providers.ts";

type Connection = {
  provider: ProviderName;
  lastFour: ProviderSecrets;
  isLive: boolean;
  isChosen: boolean;
};

type ShownState = { tone: Tone; label: string };

export type ShownProvider = {
  provider: ProviderName;
  name: string;
  state: ShownState;
  mode: string | undefined;
};

/** The state of a connection, for lists and titles. */
export function showConnection(
  provider: ProviderName,
  connection: Connection | undefined,
  isReadable: boolean,
): ShownProvider {
  return {
    provider,
    name: PROVIDER_NAMES[provider],
    state: stateOf(connection, isReadable),
    mode: connection && say.modes[connection.isLive ? "live" : "test"],
  };
}

function stateOf(connection: Connection | undefined, isReadable: boolean): ShownState {
  if (!connection) return { tone: "neutral", label: say.states.absent };
  if (!isReadable) return { tone: "error", label: say.states.unreadable };
  if (!connection.isChosen) return { tone: "neutral", label: say.states.ready };
  return { tone: connection.isLive ? "success" : "warning", label: say.states.chosen };
}

/** The fields of a provider's keys. A stored key shows only its last characters. */
export function secretFields(provider: ProviderName, lastFour: ProviderSecrets = {}) {
  return secretsOf(provider).map((name) => {
    const four = lastFour[name];
    return {
      name,
      label: say.fields[provider][name] ?? name,
      hint: say.hints[provider][name],
      stored: four === undefined ? undefined : say.stored(four),
    };
  });
}

export type SecretField = ReturnType<typeof secretFields>[number];

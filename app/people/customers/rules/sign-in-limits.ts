const QUARTER_HOUR = 15 * 60;

/** Tries from a browser that the account was opened in; only its holder uses these up. */
const KNOWN_DEVICE = { name: "sign-in-device", points: 20, seconds: QUARTER_HOUR };
/** Tries from one network for one account: enough for a forgetful owner. */
const ACCOUNT_FROM_NETWORK = { name: "sign-in-source", points: 10, seconds: QUARTER_HOUR };
/**
 * Tries from one network for all accounts. A provider can have many customers behind one address.
 */
const NETWORK = { name: "sign-in-network", points: 60, seconds: QUARTER_HOUR };
/**
 * Tries from all unknown browsers for one account, so that many networks guess no faster than this.
 */
const ACCOUNT = { name: "sign-in-account", points: 50, seconds: 60 * 60 };

type Guess = {
  /** Identifies the account and its current password, so that a new password starts at zero. */
  account: string;
  network: string;
  knownDevice: boolean;
};

/** At most `points` wrong passwords in `seconds`. */
type Limit = { name: string; points: number; seconds: number };

export type LimitName = "device" | "source" | "network" | "account";
export type SignInLimit = { name: LimitName; limit: Limit; key: string };

/** The limits of one sign-in try. A known device shares none with strangers. */
export function signInLimits({ account, network, knownDevice }: Guess): SignInLimit[] {
  if (knownDevice) return [{ name: "device", limit: KNOWN_DEVICE, key: account }];
  return [
    { name: "source", limit: ACCOUNT_FROM_NETWORK, key: `${account}:${network}` },
    { name: "network", limit: NETWORK, key: network },
    { name: "account", limit: ACCOUNT, key: account },
  ];
}

const QUARTER_HOUR = 15 * 60;

/** From a browser that the account was opened in: nobody but its holder uses these up. */
const KNOWN_DEVICE = { name: "sign-in-device", points: 20, seconds: QUARTER_HOUR };
/** From one network for one account: wide enough for a forgetful owner. */
const ACCOUNT_FROM_NETWORK = { name: "sign-in-source", points: 10, seconds: QUARTER_HOUR };
/** From one network for whatever accounts; a provider may have many customers behind one address. */
const NETWORK = { name: "sign-in-network", points: 60, seconds: QUARTER_HOUR };
/** From all unknown browsers for one account: many networks guess no faster than this. */
const ACCOUNT = { name: "sign-in-account", points: 50, seconds: 60 * 60 };

type Guess = {
  /** Names the account and its present password, so that a new password begins at none. */
  account: string;
  network: string;
  knownDevice: boolean;
};

/** So many wrong passwords in so many seconds. */
type Limit = { name: string; points: number; seconds: number };

export type LimitName = "device" | "source" | "network" | "account";
export type SignInLimit = { name: LimitName; limit: Limit; key: string };

/** The limits of one try to sign in, by who tries. A known device shares none with strangers. */
export function signInLimits({ account, network, knownDevice }: Guess): SignInLimit[] {
  if (knownDevice) return [{ name: "device", limit: KNOWN_DEVICE, key: account }];
  return [
    { name: "source", limit: ACCOUNT_FROM_NETWORK, key: `${account}:${network}` },
    { name: "network", limit: NETWORK, key: network },
    { name: "account", limit: ACCOUNT, key: account },
  ];
}

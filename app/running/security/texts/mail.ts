export type FactorNews = (typeof FACTOR_NEWS)[number];

export const FACTOR_NEWS = [
  "app_on",
  "app_off",
  "codes_new",
  "code_used",
  "passkey_added",
  "passkey_removed",
  "removed_by_owner",
] as const;

export type FactorWords = { subject: string; text: string };

export const factorMail: { news: Record<FactorNews, FactorWords> } & Record<
  "hello" | "notYou" | "action" | "footer",
  string
> = {
  hello: "Hello,",
  notYou:
    "Not you? Choose a new password right away, sign out everywhere else on the Security page, and tell us.",
  action: "Open the Security page",
  footer:
    "You get this email because you have an account at our shop. We never ask for your password or a code.",
  news: {
    app_on: {
      subject: "Your account now asks for a code",
      text: "An authenticator app was just added to your account. From now on, you also need a code from the app to sign in.",
    },
    app_off: {
      subject: "Your account no longer asks for a code",
      text: "The authenticator app was just removed from your account. You no longer need a code to sign in.",
    },
    codes_new: {
      subject: "You have new recovery codes",
      text: "New recovery codes were just created for your account. The earlier codes no longer work.",
    },
    passkey_added: {
      subject: "A passkey was added to your account",
      text: "A passkey was just added to your account. The device with this passkey can now sign in without your password.",
    },
    passkey_removed: {
      subject: "A passkey was removed from your account",
      text: "A passkey was just removed from your account. The device with this passkey can no longer use it to sign in.",
    },
    removed_by_owner: {
      subject: "Your second step was removed",
      text: "An owner of the shop just removed the authenticator app, recovery codes and passkeys from your account, and signed you out everywhere. Owners do this when a phone is lost. Sign in with your password, then add an app or a passkey on your new phone.",
    },
    code_used: {
      subject: "One of your recovery codes was used",
      text: "Someone just used one of your account’s recovery codes. That code no longer works. If you lost your phone, remove its app or passkey on the Security page and add your new phone.",
    },
  },
};

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
    "Not you? Choose a new password right away, end all other sessions on the Security page, and tell us.",
  action: "Open the Security page",
  footer:
    "You get this email because you have an account at our shop. We never ask for your password or for a code.",
  news: {
    app_on: {
      subject: "Your account now asks for a code",
      text: "an authenticator app was just added to your account. From now on, signing in also takes a code of the app.",
    },
    app_off: {
      subject: "Your account no longer asks for a code",
      text: "the authenticator app was just removed from your account. From now on, signing in takes no code.",
    },
    codes_new: {
      subject: "You have new recovery codes",
      text: "new recovery codes were just made for your account. The earlier ones no longer work.",
    },
    passkey_added: {
      subject: "A passkey was added to your account",
      text: "a passkey was just added to your account. The device that holds it can now sign in without your password.",
    },
    passkey_removed: {
      subject: "A passkey was removed from your account",
      text: "a passkey was just removed from your account. The device that holds it can no longer sign in with it.",
    },
    removed_by_owner: {
      subject: "Your second step was removed",
      text: "an owner of the shop just removed the authenticator app, the recovery codes and the passkeys of your account, as someone does whose phone is lost, and signed you out everywhere. Sign in with your password, and add an app or a passkey on your new phone.",
    },
    code_used: {
      subject: "A recovery code of yours was used",
      text: "someone just used one of the recovery codes of your account. It does not work again. If you lost your phone, remove its app or its passkey on the Security page and add the new one.",
    },
  },
};

const addresses = (count: number) => (count === 1 ? "1 address" : `${count} addresses`);

/** The rows of the profile, filled in by the server. */
export const profileRows = {
  groups: {
    you: "About you",
    entry: "Sign-in",
    mails: "Emails and parcels",
    data: "Privacy",
  },
  details: "Your details",
  noDetails: "Name, phone and date of birth",
  picture: "Your picture",
  hasPicture: "Shown beside your name",
  noPicture: "No picture yet",
  addresses: "Addresses",
  addressCount: (count: number) => (count === 0 ? "No saved addresses" : addresses(count)),
  email: "Email",
  password: "Password",
  hasPassword: "Change your password",
  noPassword: "You sign in with Google",
  security: "Security",
  secondStep: (isOn: boolean) => `Two-step sign-in is ${isOn ? "on" : "off"}`,
  news: "News and offers",
  newsState: (isOn: boolean) => (isOn ? "You get them by email" : "Off"),
  discretion: "Discreet mode",
  isOn: (isOn: boolean) => (isOn ? "On" : "Off"),
  discountText: "Send your ID, or see its status",
  conversations: "Saved conversations",
  conversationsText: "What you asked Health AI",
  data: "Your data",
  dataText: "Consents, download and deletion",
} as const;

/** The Bureau's Electronic Invoicing System, and its twin for certification. */
export const RECEIVERS = ["eis", "trial"] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** What the Bureau issues when it certifies a shop's system. */
export type ReceiverKeys = {
  applicationId: string;
  applicationKey: string;
  userId: string;
  password: string;
  /** The Bureau's RSA key for encrypting the sign-in, in Base64. */
  publicKey: string;
  /** The name of the key that signs for the Bureau. */
  signingKeyId: string;
};

type Names = {
  site_name: string;
  business_name: string;
  private_sender_name: string;
  private_parcel_name: string;
};

const SENDER = "Customer service";
const CONTENTS = "Personal care items";

/** The names that discreet mails and parcels use instead of those of the shop and its products. */
export function privateNames(settings: Names): { sender: string; contents: string } {
  const { site_name, business_name } = settings;
  const isTelling = business_name.toLowerCase().includes(site_name.trim().toLowerCase());
  const registered = isTelling ? "" : business_name.trim();
  return {
    sender: settings.private_sender_name.trim() || registered || SENDER,
    contents: settings.private_parcel_name.trim() || CONTENTS,
  };
}

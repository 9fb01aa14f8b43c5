export const productImportMessages = {
  title: "Import products",
  lead: "Upload a CSV file that you exported from this shop and edited, or a Shopify product file.",
  import: "Import",
  formats: { own: "This shop’s own format", shopify: "Shopify’s product file" },
  hints: [
    "Products are matched by SKU, then by URL handle. Anything the file leaves out stays unchanged.",
    "A missing column changes nothing. An empty cell clears its field.",
    "Pictures are not imported. Add them on each product’s pictures page.",
  ],
  setStock: "Also set stock",
  setStockHint:
    "Each quantity that differs becomes a stock adjustment, with this import as the reason. It can’t be reverted.",
  seeList: "All products",
  twice: (row: number) => `Row ${row} is for the same product. Keep one of the rows.`,
  shopify: {
    pictures: "Pictures are not downloaded. Upload them on the product’s pictures page.",
    threeOptions: "The product has three options, but this shop allows two. Combine two of them.",
    noTitle: "The first row has no title. Add one.",
  },
  skuTwice: (sku: string, row: number) =>
    `Row ${row} also has the SKU ${sku}. Each product and variant needs its own.`,
  addressTaken: (address: string) =>
    `Another product has the URL handle ${address}, which this name would create. To change that product, enter its SKU or handle. Otherwise, give this one a different handle.`,
  twoProducts: (sku: string) =>
    `The SKU ${sku} and the URL handle belong to different products. Correct one of them.`,
  nameless: "The name is missing. Add one.",
  unknownCategory: (name: string) =>
    `No category is called “${name}”, so the category stays unchanged. Add the category first, or correct the name.`,
  compareAt:
    "The compare-at price is skipped: it must be above the price, and charged within the last 90 days.",
  variantPrices: "The product’s price is skipped, because each variant has its own.",
  staysHidden: (missing: string) => `The product stays hidden. Still needed: ${missing}.`,
  becomesHidden: (missing: string) =>
    `The product will be hidden from shoppers. Still needed: ${missing}.`,
  statusMissing: "a regulatory status (until then: not registered)",
  clearanceMissing: "the requirement before purchase (until then: medical supervision)",
  fromArchive: "Archived. The import restores it, hidden.",
  kindHasNone: "Only standard products have variants.",
  rowOf: (row: number, text: string) => `Row ${row}: ${text}`,
  fieldOf: (label: string, text: string) => `${label}: ${text}`,
  variantPrice: "Enter a price above zero.",
  variantValue: "Enter a value for each option.",
  variantTwice: "Another row has the same option values or the same SKU.",
  stockWrong: "Enter the quantity as a whole number from 0 to 100,000.",
  stock: "Stock on hand",
  reasonOf: (fileName: string) => `Import of ${fileName}`,
  variant: (name: string, label: string) => `${name}: ${label}`,
  newVariant: "New variant",
  gone: "Deleted in the meantime.",
  changedMeanwhile:
    "Changed in the meantime, so we left it as it is. Check its current values, then try again.",
  stockMeanwhile: "Stock changed in the meantime. Count again, then upload the file again.",
  belowReserved: "Orders have reserved more than that.",
  stockForbidden: "Your role can’t change stock.",
  variantTaken:
    "A variant would take the SKU or option values of a removed one. Use different ones.",
  skuTaken: (name: string, sku: string) =>
    `${name}: another product has the SKU ${sku}. Use a different one.`,
  changedSince: (labels: string) => `Changed since then: ${labels}.`,
  variantsLabel: "variants",
  somethingLabel: "product",
  stockStays: "Stock stays as the import set it. Correct it with an adjustment.",
} as const;

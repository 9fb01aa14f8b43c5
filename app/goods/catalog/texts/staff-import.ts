export const productImportMessages = {
  title: "Import products",
  lead: "Bring in products from a CSV file: one that this shop exported and you edited, or a product file from Shopify.",
  import: "Import",
  formats: { own: "This shop’s own format", shopify: "Shopify’s product file" },
  hints: [
    "A product is found by its SKU, or else by its address. What the file does not name stays as it is.",
    "A column that is missing changes nothing. An empty cell empties its field.",
    "Pictures are not part of a file. Add them on the product’s page of pictures.",
  ],
  setStock: "Also set stock",
  setStockHint:
    "Each quantity that differs becomes a correction of stock, with this import as its reason. It cannot be reverted.",
  seeList: "See the products",
  twice: (row: number) => `Row ${row} is about the same product. Keep one of the rows.`,
  shopify: {
    pictures:
      "Its pictures are not fetched from their addresses. Upload them on its page of pictures.",
    threeOptions: "It has three options, and this shop has two. Join two of them into one.",
    noTitle: "Its first row has no title. Give it one.",
  },
  skuTwice: (sku: string, row: number) =>
    `Row ${row} has the SKU ${sku} too. Each product and variant needs its own.`,
  addressTaken: (address: string) =>
    `A product has the address ${address}, which this name would get too. To change that product, name its SKU or address; else give this one an address.`,
  twoProducts: (sku: string) =>
    `Its SKU ${sku} belongs to another product than its address. Correct one of them.`,
  nameless: "It has no name. Give it one.",
  unknownCategory: (name: string) =>
    `No category is called “${name}”, so its category is left as it is. Add the category first, or correct the name.`,
  compareAt:
    "The compare-at price is left out: this product was not sold at it within the last 90 days, or it is not above the price.",
  variantPrices: "Each variant has a price of its own, so the price of the product is left out.",
  staysHidden: (missing: string) => `It stays hidden. To show it, it still needs: ${missing}.`,
  becomesHidden: (missing: string) =>
    `Shoppers no longer see it. To show it, it still needs: ${missing}.`,
  statusMissing: "a regulatory status (until then: not registered)",
  clearanceMissing: "what is needed before someone buys it (until then: medical supervision)",
  fromArchive: "It is in the archive and comes back, hidden.",
  kindHasNone: "Only products in the listing have variants.",
  rowOf: (row: number, text: string) => `Row ${row}: ${text}`,
  fieldOf: (label: string, text: string) => `${label}: ${text}`,
  variantPrice: "Enter a price above zero.",
  variantValue: "Give it a value for each option.",
  variantTwice: "Another row has the same option values or the same SKU.",
  stockWrong: "The quantity has to be a whole number from 0 to 100,000.",
  stock: "Stock on hand",
  reasonOf: (fileName: string) => `Import of ${fileName}`,
  variant: (name: string, label: string) => `${name}: ${label}`,
  newVariant: "New variant",
  gone: "It was deleted meanwhile.",
  changedMeanwhile: "It was changed meanwhile. Upload the file again to see what would change now.",
  stockMeanwhile: "Its stock changed meanwhile. Count again, and upload the file anew.",
  belowReserved: "Orders have reserved more than that.",
  stockForbidden: "Your role does not allow changes of stock.",
  variantTaken:
    "A variant would take the SKU or the option values of one that is removed. Give it others.",
  skuTaken: (name: string, sku: string) =>
    `${name}: another product has the SKU ${sku}. Give this one another.`,
  changedSince: (labels: string) => `It was changed since: ${labels}.`,
  variantsLabel: "its variants",
  somethingLabel: "the product",
  stockStays: "Its stock stays as the import set it. Correct it by an adjustment.",
} as const;

/** The limits of one network address, on pages and for shopping agents together. */
export const ORDER_LIMIT = { name: "order", points: 120, seconds: 60 };
export const TRACK_LIMIT = { name: "track", points: 10, seconds: 60 };
export const PARCEL_LIMIT = { name: "parcel", points: 10, seconds: 60 };

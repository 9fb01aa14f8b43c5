import type { Correction } from "../input.ts";
import { oneLine, type Payload } from "./map-document.ts";

/**
 * The document with the corrected parties. Number, date and amounts stay those of the invoice: a
 * wrong amount needs a credit note.
 */
export function correctPayload(payload: Payload, correction: Correction): Payload {
  const { SellerInfo: seller, BuyerInfo: buyer } = payload;
  const { sellerName, buyerName, remark } = correction;
  return {
    ...payload,
    Rmk1: remark,
    SellerInfo: {
      ...seller,
      ...readTin(correction.sellerTin),
      RegNm: sellerName,
      BusinessNm: seller.BusinessNm === seller.RegNm ? sellerName : seller.BusinessNm,
      RegAddr: oneLine(correction.sellerAddress, 300),
    },
    BuyerInfo: {
      ...buyer,
      ...readTin(correction.buyerTin || "000000000"),
      RegNm: buyerName,
      BusinessNm: buyer.BusinessNm === buyer.RegNm ? buyerName : buyer.BusinessNm,
      RegAddr: oneLine(correction.buyerAddress, 300),
    },
  };
}

/** The values of the form before a correction. */
export function correctionOf({ SellerInfo, BuyerInfo, Rmk1 }: Payload): Correction {
  const hasTin = BuyerInfo.Tin !== "000000000";
  return {
    sellerName: SellerInfo.RegNm,
    sellerTin: writeTin(SellerInfo),
    sellerAddress: SellerInfo.RegAddr,
    buyerName: BuyerInfo.RegNm,
    buyerTin: hasTin ? writeTin(BuyerInfo) : "",
    buyerAddress: BuyerInfo.RegAddr,
    remark: Rmk1,
  };
}

const readTin = (digits: string) => ({
  Tin: digits.slice(0, 9),
  BranchCd: digits.slice(9).padStart(5, "0"),
});

const writeTin = ({ Tin, BranchCd }: { Tin: string; BranchCd: string }) =>
  `${Tin.slice(0, 3)}-${Tin.slice(3, 6)}-${Tin.slice(6)}-${BranchCd}`;

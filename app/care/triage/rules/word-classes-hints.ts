/** Words that hint at a wish to die. No other word is read as a misspelling of these. */
export const HINT_WORDS = {
  FINALITY: "last final huli huling pinakahuling pinakahuli",
  GIVEAWAY:
    "giving gave given give ipamimigay pinamimigay ipinamigay ipinamimigay pinamigay ipamigay naipamigay namimigay pinapamigay ipapamigay ipapamana pinamana ipinamana bequeathed rehomed rehoming",
  KEEPSAKE:
    "belongings things stuff clothes jewelry jewellery books guitar laptop savings possessions collection gamit damit alahas ipon dog cat pets alaga aso pusa plants",
  BURDEN:
    "burden burdens burdening pabigat palamunin perwisyo salot pasanin deadweight nuisance pasakit",
  EASE: "better easier happier lighter peaceful relieved freer mabuti luluwag gagaan matatahimik giginhawa sasaya maginhawa mapapanatag",
  WEARY:
    "tired exhausted drained weary worn sick pagod napapagod napagod sawa sawang nagsasawa pagal hapo ubos",
} as const;

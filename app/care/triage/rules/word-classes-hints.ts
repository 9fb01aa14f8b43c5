/** Words that hint at a wish to die. */
export const HINT_WORDS = {
  BURDEN:
    "burden burdens burdening pabigat palamunin perwisyo salot pasanin deadweight nuisance pasakit",
  EASE: "better easier happier lighter peaceful relieved freer mabuti luluwag gagaan matatahimik giginhawa sasaya maginhawa mapapanatag",
  WEARY:
    "tired exhausted drained weary worn sick pagod napapagod napagod sawa sawang nagsasawa pagal hapo ubos",
} as const;

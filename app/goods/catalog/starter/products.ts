import { ghkCu } from "./products/ghk-cu.ts";
import { glow } from "./products/glow.ts";
import { klow } from "./products/klow.ts";
import { lemonBottle } from "./products/lemon-bottle.ts";
import { lipoCB12 } from "./products/lipo-c-b12.ts";
import { nadPlus } from "./products/nad-plus.ts";
import { retatrutide } from "./products/retatrutide.ts";
import { semaglutide } from "./products/semaglutide.ts";
import { tirzepatide } from "./products/tirzepatide.ts";
import type { StarterProduct } from "./starter-product.ts";

export const starterProducts: readonly StarterProduct[] = [
  tirzepatide,
  retatrutide,
  semaglutide,
  lemonBottle,
  lipoCB12,
  ghkCu,
  glow,
  nadPlus,
  klow,
];

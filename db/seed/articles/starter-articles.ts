import { articleInput, type ArticleInput } from "#app/running/content/input.ts";
import { readText } from "../read-text.ts";
// In the build itself, which is all that a running shop has.
import checkAProduct from "./check-a-product-with-the-fda-philippines.md?raw";
import ghkCu from "./ghk-cu-cream-and-injection.md?raw";
import glowKlow from "./glow-klow-and-their-parts.md?raw";
import glp1 from "./how-glp-1-medicines-work.md?raw";
import labelSteps from "./how-label-steps-work.md?raw";
import keepingCold from "./keeping-injections-cold.md?raw";
import lemonBottle from "./lemon-bottle-what-regulators-say.md?raw";
import lipoC from "./lipo-c-and-the-word-lipotropic.md?raw";
import nadPlus from "./nad-plus-what-is-known.md?raw";
import pregnancy from "./pregnancy-and-contraception.md?raw";
import retatrutide from "./retatrutide-what-is-known.md?raw";
import compared from "./tirzepatide-and-semaglutide-compared.md?raw";
import warningSigns from "./warning-signs-stop-and-get-help.md?raw";
import whatPeptidesAre from "./what-peptides-are.md?raw";
import doctorFirst from "./who-should-see-a-doctor-first.md?raw";
import noVolumes from "./why-we-give-no-mixing-volumes.md?raw";

/** By address, in the order they are published: the hub shows the last one first. */
const files = {
  "lipo-c-and-the-word-lipotropic": lipoC,
  "lemon-bottle-what-regulators-say": lemonBottle,
  "glow-klow-and-their-parts": glowKlow,
  "ghk-cu-cream-and-injection": ghkCu,
  "nad-plus-what-is-known": nadPlus,
  "retatrutide-what-is-known": retatrutide,
  "pregnancy-and-contraception": pregnancy,
  "how-label-steps-work": labelSteps,
  "tirzepatide-and-semaglutide-compared": compared,
  "how-glp-1-medicines-work": glp1,
  "why-we-give-no-mixing-volumes": noVolumes,
  "keeping-injections-cold": keepingCold,
  "check-a-product-with-the-fda-philippines": checkAProduct,
  "who-should-see-a-doctor-first": doctorFirst,
  "warning-signs-stop-and-get-help": warningSigns,
  "what-peptides-are": whatPeptidesAre,
};

/** Read as staff would type them, so that a text the form refuses can not be seeded either. */
export const starterArticles: readonly ArticleInput[] = Object.entries(files).map(
  ([slug, file]) => {
    const { head, field, body } = readText(slug, file);
    return articleInput.parse({
      slug,
      title: field("title"),
      summary: field("summary"),
      category: field("category"),
      products: field("products"),
      picture: field("picture"),
      author: "the Project: Me team",
      sources: [...head.matchAll(/^ +- (.+)$/gm)].map(([, line]) => line).join("\n"),
      body,
    });
  },
);

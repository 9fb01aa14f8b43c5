import { loadSettings } from "#app/running/settings/queries.server.ts";
import { talkAnswers as talk } from "../texts/shopper-skills.ts";
import { careSkills } from "./care-skills.server.ts";
import { orderSkills } from "./order-skills.server.ts";
import { productSkills } from "./product-skills.server.ts";
import { productTextSkills } from "./product-texts.ts";
import { shopSkills } from "./shop-skills.server.ts";
import { textSkills } from "./text-skills.ts";
import type { Skill } from "./skill.ts";

const greeting: Skill = {
  id: "greeting",
  async answer({ db, isFilipino }) {
    const { site_name: site } = await loadSettings(db);
    return { text: isFilipino ? talk.greetingFilipino(site) : talk.greeting(site), links: [] };
  },
};

/** Every kind of question that is answered from the shop's data. */
export const SKILLS: readonly Skill[] = [
  greeting,
  ...productSkills,
  ...productTextSkills,
  ...shopSkills,
  ...careSkills,
  ...orderSkills,
  ...textSkills,
];

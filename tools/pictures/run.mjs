import { draw } from "./draw.ts";
import { main } from "../../scripts/prepare/main.mjs";

await main(() => draw(process.argv.slice(2), (line) => console.log(line)));

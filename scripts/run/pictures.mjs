import { draw } from "../pictures/draw.ts";
import { main } from "../prepare/main.mjs";

await main(() => draw(process.argv.slice(2), (line) => console.log(line)));

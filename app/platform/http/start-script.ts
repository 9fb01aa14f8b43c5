/** The type of a script that has not begun: to a browser it is data. */
export const HELD = "held";

/** Milliseconds that the first pictures may keep scripts from beginning. */
const PATIENCE = 2_000;

/**
 * Begins what a page held back (`scriptsLast`) once the page has been painted with its first
 * pictures, and at once where nobody sees it: a hidden page has no frames. What is drawn in one
 * frame is on the screen by the next. It has to stand alone: it is sent as text.
 */
export const START_SCRIPT = `(function(){function start(){document.querySelectorAll("link[rel=${HELD}]").forEach(function(link){link.rel="modulepreload"});document.querySelectorAll("script[type=${HELD}]").forEach(function(held){var script=document.createElement("script");script.type="module";script.nonce=held.nonce;script.text=held.text;held.replaceWith(script)})}if(document.hidden)return start();var pictures=Array.from(document.querySelectorAll("img[fetchpriority=high]"),function(picture){return picture.complete||new Promise(function(come){picture.addEventListener("load",come);picture.addEventListener("error",come)})});Promise.race([Promise.all(pictures),new Promise(function(late){setTimeout(late,${PATIENCE})})]).then(function(){requestAnimationFrame(function(){requestAnimationFrame(start)})})})()`;

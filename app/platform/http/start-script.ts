/** The type of a script that waits: to a browser it is data. */
export const DEFERRED = "deferred";

/** Milliseconds that the first pictures may keep scripts from beginning. */
const PATIENCE = 2_000;

/**
 * Starts the scripts that `deferScripts` stopped once the page has been painted with its first
 * pictures, and at once where nobody sees it: a hidden page has no frames. What is drawn in one
 * frame is on the screen by the next. It has to stand alone: it is sent as text.
 */
export const START_SCRIPT = `(function(){function start(){document.querySelectorAll("link[rel=${DEFERRED}]").forEach(function(link){link.rel="modulepreload"});document.querySelectorAll("script[type=${DEFERRED}]").forEach(function(deferred){var script=document.createElement("script");script.type="module";script.nonce=deferred.nonce;script.text=deferred.text;deferred.replaceWith(script)})}if(document.hidden)return start();var pictures=Array.from(document.querySelectorAll("img[fetchpriority=high]"),function(picture){return picture.complete||new Promise(function(come){picture.addEventListener("load",come);picture.addEventListener("error",come)})});Promise.race([Promise.all(pictures),new Promise(function(late){setTimeout(late,${PATIENCE})})]).then(function(){requestAnimationFrame(function(){requestAnimationFrame(start)})})})()`;

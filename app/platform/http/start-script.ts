/** A script of this type is only data to a browser, so it waits. */
export const DEFERRED = "deferred";

/** Milliseconds that the first pictures may delay scripts. */
const PATIENCE = 2_000;

/**
 * Starts the scripts that `deferScripts` held back, after the first paint with its pictures. A
 * hidden page has no frames, so its scripts start at once. Content drawn in one frame is on screen
 * by the next. The script is sent as text, so it must be self-contained.
 */
export const START_SCRIPT = `(function(){function start(){document.querySelectorAll("link[rel=${DEFERRED}]").forEach(function(link){link.rel="modulepreload"});document.querySelectorAll("script[type=${DEFERRED}]").forEach(function(deferred){var script=document.createElement("script");script.type="module";script.nonce=deferred.nonce;script.text=deferred.text;deferred.replaceWith(script)})}if(document.hidden)return start();var pictures=Array.from(document.querySelectorAll("img[fetchpriority=high]"),function(picture){return picture.complete||new Promise(function(come){picture.addEventListener("load",come);picture.addEventListener("error",come)})});Promise.race([Promise.all(pictures),new Promise(function(late){setTimeout(late,${PATIENCE})})]).then(function(){requestAnimationFrame(function(){requestAnimationFrame(start)})})})()`;

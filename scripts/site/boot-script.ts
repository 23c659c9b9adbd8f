import { createHash } from 'node:crypto'

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The only inline script of a public page: fetches the app and the whole style sheet once the page is painted and loaded, or at
 * the first interaction, and remembers a button pressed before hydration.
 * Its text is the same on every page, so that one hash admits it to the content security policy;
 * what differs is in `data-entry`, `data-styles` and `data-preload`.
 */
export const bootScript = [
  '(function(){',
  'var own=document.currentScript.dataset,begun=false;',
  'function begin(){',
  'if(begun)return;begun=true;',
  'if(own.styles){var sheet=document.createElement("link");sheet.rel="stylesheet";sheet.href=own.styles;',
  'window.wholeStyles=new Promise(function(done){sheet.onload=sheet.onerror=done});document.head.append(sheet)}',
  'own.preload.split(" ").filter(Boolean).forEach(function(href){',
  'var link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)});',
  // Not with a script element: Trusted Types refuse a URL that is set as text.
  'import(own.entry)}',
  // A button with popovertarget has worked already; pressing it again would undo that.
  'function tap(event){var button=event.target.closest&&event.target.closest("button:not([popovertarget])");',
  'if(button)window.earlyTap=button}',
  'document.addEventListener("click",tap,true);',
  'window.stopEarlyTap=function(){document.removeEventListener("click",tap,true)};',
  '["pointerdown","touchstart","keydown"].forEach(function(type){addEventListener(type,begin,{once:true,passive:true})});',
  'if(document.readyState==="complete")begin();else addEventListener("load",begin,{once:true})',
  '})()',
].join('')

/** Source expression that admits the boot script to `script-src`. */
export const bootScriptHash = hashOf(bootScript)

/**
 * The only inline script of the studio's shell. There is nothing to paint before the app runs, so it starts
 * at once: all chunks of the page that the address names are requested side by side, instead of
 * one after the other as each chunk names the next.
 */
export const studioBootScript = [
  '(function(){',
  'var own=document.currentScript.dataset;',
  'JSON.parse(own.pages).forEach(function(page){',
  'if(new RegExp(page[0]).test(location.pathname))page[1].forEach(function(href){',
  'var link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)})});',
  'addEventListener("DOMContentLoaded",function(){import(own.entry)})',
  '})()',
].join('')

/** Source expression that admits the studio's boot script to `script-src`. */
export const studioBootScriptHash = hashOf(studioBootScript)

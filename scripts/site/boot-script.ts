import { createHash } from 'node:crypto'

/** The source expression that admits an inline script to `script-src`. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The only inline script of a public page: fetches the app and the whole style sheet once the page is painted and loaded, or at
 * the first interaction, and remembers a button pressed before hydration.
 * Its text is the same on every page, so that one hash admits it to the content security policy;
 * what differs is in `data-entry`, `data-styles` and `data-preload`.
 */
export const bootScript = [
  '(()=>{',
  'const page=document,own=page.currentScript.dataset;let begun;',
  'const add=(rel,href)=>{const link=page.createElement("link");link.rel=rel;link.href=href;page.head.append(link);return link};',
  'const begin=()=>{',
  'if(begun)return;begun=1;',
  'if(own.styles){const sheet=add("stylesheet",own.styles);',
  'window.wholeStyles=new Promise(done=>sheet.onload=sheet.onerror=done)}',
  'for(const href of own.preload.split(" "))if(href)add("modulepreload",href);',
  // Not with a script element: Trusted Types refuse a URL that is set as text.
  'import(own.entry)};',
  // A button with popovertarget has worked already; pressing it again would undo that. The others look
  // pressed until they work: not by an attribute, which React would have to find in its own markup.
  'const tap=({target})=>{const button=target.closest?.("button:not([popovertarget])");',
  'if(button)(window.earlyTap=button).animate({opacity:[.6,.6]},3e4)};',
  'page.addEventListener("click",tap,true);',
  'window.stopEarlyTap=()=>page.removeEventListener("click",tap,true);',
  'for(const type of["pointerdown","touchstart","keydown"])addEventListener(type,begin,{once:true,passive:true});',
  'if(page.readyState=="complete")begin();else addEventListener("load",begin,{once:true})',
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

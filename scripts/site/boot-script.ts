import { createHash } from 'node:crypto'
import { minifySync } from 'vite'

/** The source expression that admits an inline script to `script-src`. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** The text of an inline script with short names: it is a part of every page. */
function shortened(lines: readonly string[]): string {
  return minifySync('inline.js', lines.join('\n'), { compress: true, mangle: true }).code.trim()
}

/**
 * The only inline script of a public page: fetches the app, the fonts and the whole style sheet once the page is painted and loaded, or at
 * the first interaction, and remembers what kinds of interaction came, and a button pressed before hydration. It holds back the pictures
 * below the window, which browsers fetch from far away, until the visitor uses the page.
 * Its text is the same on every page, so that one hash admits it to the content security policy;
 * what differs is in `data-entry`, `data-styles`, `data-preload` and `data-fonts`.
 */
export const bootScript = shortened([
  '(()=>{',
  'const page=document,own=page.currentScript.dataset;let begun;',
  'const add=(rel,href,rest)=>{const link=Object.assign(page.createElement("link"),{rel,href},rest);page.head.append(link);return link};',
  'const all=(list,rel,rest)=>{for(const href of list.split(" "))if(href)add(rel,href,rest)};',
  'const begin=()=>{',
  'if(begun)return;begun=1;',
  'const sheet=add("stylesheet",own.styles);',
  'window.wholeStyles=new Promise(done=>sheet.onload=sheet.onerror=done);',
  'all(own.preload,"modulepreload");',
  'all(own.fonts,"preload",{as:"font",crossOrigin:""});',
  // Not with a script element: Trusted Types refuse a URL that is set as text.
  'import(own.entry)};',
  // A button with popovertarget has worked already; pressing it again would undo that. The others look
  // pressed until they work: not by an attribute, which React would have to find in its own markup.
  'const tap=event=>{const button=event.target.closest?.("button:not([popovertarget]),[data-early] a");',
  'if(!button)return;',
  'if(button.href){if(event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault()}',
  '(window.earlyTap=button).animate({opacity:[.6,.6]},3e4)};',
  'page.addEventListener("click",tap,true);',
  'window.stopEarlyTap=()=>page.removeEventListener("click",tap,true);',
  // Any other source of a picture is chosen once the media of its first one match nothing.
  'const held=page.querySelectorAll("[srcset^=data]"),free=source=>source.media="not all";',
  // One that is hidden for now has no box, and its `y` is 0.
  'for(const source of held){const image=source.parentNode.lastChild;',
  'if(image.getClientRects()[0]&&image.y<innerHeight-99)free(source)}',
  'const signs=window.earlySigns=[];',
  // A browser also reports a pointer that rests where the page appears.
  'const use=({type,movementX,movementY})=>{',
  'if(type=="pointermove"&&!movementX&&!movementY)return;',
  'removeEventListener(type,use);signs.push(type);begin();held.forEach(free)};',
  'for(const type of["scroll","pointermove","pointerdown","keydown","focusin"])addEventListener(type,use);',
  // What follows would take its share of a slow line from the main picture before that is painted.
  'const painted=()=>requestAnimationFrame(()=>setTimeout(begin));',
  'if(page.readyState=="complete")painted();else addEventListener("load",painted,{once:true})',
  '})()',
])

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

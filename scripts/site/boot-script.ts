import { createHash } from 'node:crypto'

/**
 * The only inline script of a page: fetches the app and the whole style sheet once the page is painted and loaded, or at
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
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`

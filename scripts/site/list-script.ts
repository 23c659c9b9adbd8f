import { earlyFilterId } from '../../src/lib/early-filter'
import { hashOf } from './boot-script'

/**
 * The second inline script of `/tours`, with two styles for the time before the app runs.
 *
 * At a host that knows no queries, `/tours?category=…` gets the HTML of all tours, and the app would shorten the
 * list long after it was painted: this hides the cards of other categories before the first is painted, and the app
 * removes the style once it has filtered.
 *
 * A phone lays out all cards before it paints the picture of the first one. Those that are below the window come
 * once that is painted, or with the first touch: only on a page that was opened newly, since a browser scrolls one
 * that is loaded again to where it was.
 */
export const listScript = [
  '(()=>{',
  'const name=new URLSearchParams(location.search).get("category"),style=document.createElement("style");',
  'if(JSON.parse(document.currentScript.dataset.categories).includes(name)){',
  `style.id="${earlyFilterId}";`,
  'style.textContent=`li[data-category]:not([data-category="${CSS.escape(name)}"]){display:none}`',
  '}else if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash){',
  'style.textContent="@media(width<40rem) and (height<60rem){li[data-category]:nth-child(n+4){display:none}}";',
  'const show=()=>style.remove();',
  'for(const type of["scroll","pointerdown","keydown"])addEventListener(type,show,{once:true});',
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(show)),{once:true})',
  '}else return;',
  'document.head.append(style)',
  '})()',
].join('')

/** Source expression that admits it to `script-src`. */
export const listScriptHash = hashOf(listScript)

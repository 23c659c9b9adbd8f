import { earlyFilterId } from '../../src/lib/early-filter'
import { hashOf } from './boot-script'

/**
 * The second inline script of `/tours`: at a host that knows no queries, `/tours?category=…` gets the HTML
 * of all tours, and the app would shorten the list long after it was painted. Before the first card is
 * painted, this hides the cards of other categories; the app removes the style once it has filtered.
 */
export const earlyFilter = [
  '(()=>{',
  'const name=new URLSearchParams(location.search).get("category");',
  'if(!JSON.parse(document.currentScript.dataset.categories).includes(name))return;',
  'const style=document.createElement("style");',
  `style.id="${earlyFilterId}";`,
  'style.textContent=`li[data-category]:not([data-category="${CSS.escape(name)}"]){display:none}`;',
  'document.head.append(style)',
  '})()',
].join('')

/** Source expression that admits it to `script-src`. */
export const earlyFilterHash = hashOf(earlyFilter)

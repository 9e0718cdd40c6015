const scripts = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Fetches the scripts of the page once it has been painted; at once where nothing is painted (a tab in the background, a page
 * made ahead), or where the browser does not tell. Firefox sometimes keeps the paint of a page that is loaded again to itself: then
 * a second after all else has come.
 */
const afterPaint =
  '{let t=()=>{let e=document.querySelector("script[data-src]"),s=document.createElement("script");if(e){' +
  's.src=e.dataset.src;s.async=!0;e.replaceWith(s);self.scheduler?scheduler.postTask(t):setTimeout(t)}},p=self.PerformanceObserver;' +
  'document.hidden||!p?.supportedEntryTypes?.includes("paint")?t():new p(l=>l.getEntriesByName("first-contentful-paint")[0]&&t()).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(t,1e3))}'

/**
 * The button that was pressed last and has not been answered, for components/site/early-press.ts. React marks the document as it
 * begins to listen: a press that gets past it then has been answered.
 */
const earlyPress =
  'addEventListener("click",e=>self.early=e.target.closest?.("button"),!0);' +
  'addEventListener("click",()=>{/_react/.test(Object.keys(document))&&(self.early=null)});'

/**
 * A prerendered page whose scripts wait for its first paint (docs/decisions/0030). All that it says is there without them, so
 * on a slow line nothing but markup, styles, fonts and pictures comes before what is read. The elements keep their places,
 * because React looks for them by address when it takes the page over.
 * @param {string} html
 */
export function paintFirst(html) {
  const waiting = html
    .replace(preloads, '')
    .replace(scripts, (_, src) => `<script data-src="${src}"></script>`)
  return waiting === html
    ? html
    : waiting.replace('</body>', `<script>${earlyPress}${afterPaint}</script></body>`)
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'

const scripts = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Loads the page's scripts after the first paint, one per task. Loads them immediately if nothing is painted
 * (background tab, prerendering) or the browser doesn't report paints. Firefox sometimes doesn't report the
 * paint of a reloaded page, so they also load one second after the load event.
 */
const loadAfterPaint =
  '{let t=()=>{let e=document.querySelector("script[data-src]"),s=document.createElement("script");if(e){' +
  's.src=e.dataset.src;s.async=!0;e.replaceWith(s);self.scheduler?scheduler.postTask(t):setTimeout(t)}},p=self.PerformanceObserver;' +
  'document.hidden||!p?.supportedEntryTypes?.includes("paint")?t():new p(l=>l.getEntriesByName("first-contentful-paint")[0]&&t()).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(t,1e3))}'

/**
 * Records the last button pressed before hydration, for components/site/navigation/arrival.tsx. React marks the
 * document when it starts listening: presses that bubble up to it after that have been handled.
 */
const noteEarlyPress =
  'addEventListener("click",e=>self.early=e.target.closest?.("button"),!0);' +
  'addEventListener("click",()=>{/_react/.test(Object.keys(document))&&(self.early=null)});'

/**
 * Defers a prerendered page's scripts until its first paint (docs/decisions/0030). All content is readable
 * without JavaScript, so on a slow connection only markup, styles, fonts and images load first. Script
 * elements keep their places, because React looks them up by URL during hydration.
 */
export function deferScripts(html: string): string {
  const deferred = html
    .replace(preloads, '')
    .replace(scripts, (_, src: string) => `<script data-src="${src}"></script>`)
  if (deferred === html) return html
  return deferred.replace('</body>', `<script>${noteEarlyPress}${loadAfterPaint}</script></body>`)
}

/**
 * Defers the scripts of every prerendered page but the 404 page, of which Next keeps a copy for hosts such as
 * Vercel: both need the same inline scripts.
 */
export function writeDeferredScripts(): void {
  for (const page of prerenderedPages().filter((name) => name !== '_not-found.html')) {
    const file = join(pagesFolder, page)
    writeFileSync(file, deferScripts(readFileSync(file, 'utf8')))
  }
}

import { filePolicy } from '@/lib/variant/edge/security-headers'
import { offlineWords } from '@/content/en/ui/tools/offline'
import { officePhone } from './office-phone'
import { files } from './page-files'
import { cachesOf, offlinePages } from './pages'

const { none: words } = offlineWords

/** Marks requests for this page's style sheets, so that the worker leaves those of other pages to the network. */
export const offlineStyles = '?offline'

/** Links to the pages that this device has a copy of. */
async function keptPages(): Promise<string> {
  const names = await caches.keys()
  const kept = offlinePages.filter((page) => names.some((name) => name.startsWith(cachesOf(page))))
  if (kept.length === 0) return ''
  const links = kept.map(
    (page) => `<li><a class="link inline-block py-3" href="${page}">${words.pages[page]}</a></li>`,
  )
  return `<p class="mt-8 font-semibold">${words.kept}</p><ul>${links.join('')}</ul>`
}

/**
 * The page shown if there is no connection and no copy that fits the visitor. It gives 911. The office's
 * number isn't part of this script, which is the same for everyone; near visitors' pages store it.
 */
export async function offlinePage(): Promise<Response> {
  const phone = await officePhone().catch(() => null)
  const styles = files.filter((file) => file.endsWith('.css'))
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}${offlineStyles}">`).join('')}
</head>
<body>
<main class="container-page section-space measure">
<h1 class="text-3xl">${words.title}</h1>
<p class="mt-5 text-lg">${words.lead}</p>
<p class="mt-6 font-semibold">${words.emergency}</p>
<p class="mt-3"><a class="btn btn-destructive btn-lg" href="tel:911">${words.call}</a></p>
<p class="mt-6">${phone ? words.officeNear : words.office}</p>
${phone ? `<p class="mt-3"><a class="btn btn-default btn-lg" href="${phone.href}">${words.callOffice} <span class="whitespace-nowrap">${phone.display}</span></a></p>` : ''}
${await keptPages()}
<p class="mt-6"><a class="link inline-block py-3" href="">${words.again}</a></p>
</main>
</body>
</html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': filePolicy }
  return new Response(html, { status: 503, headers })
}

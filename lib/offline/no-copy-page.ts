import { filePolicy } from '@/lib/edge/security-headers'
import { offlineWords } from '@/content/offline-words'

const { none: words } = offlineWords

/**
 * The page in the place of a copy that fits. It names 911 and no number of the office: this script is the same for
 * everyone, and not everyone is shown that number. @param files the page's own, for the style sheet.
 */
export function noCopyPage(files: readonly string[]): Response {
  const styles = files.filter((file) => file.endsWith('.css'))
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
</head>
<body>
<main class="container-page section-space measure">
<h1 class="text-3xl">${words.title}</h1>
<p class="mt-5 text-lg">${words.lead}</p>
<p class="mt-6 font-semibold">${words.emergency}</p>
<p class="mt-3"><a class="btn btn-destructive" href="tel:911">${words.call}</a></p>
<p class="mt-6">${words.office}</p>
<p class="mt-6"><a class="link" href="">${words.again}</a></p>
</main>
</body>
</html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': filePolicy }
  return new Response(html, { status: 503, headers })
}

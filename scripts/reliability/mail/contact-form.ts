/** Near the office, as an edge network would say. */
const nearby = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }

/** What the site needs to believe it. */
export const edgeNetwork = { GEO_SOURCE: 'vercel' }

/**
 * Opens the contact page, fills in its form and posts it, as a browser without JavaScript does.
 * @returns the text of the page that follows.
 * @throws if the page's form has no such field.
 */
export async function submitForm(url: string, values: Readonly<Record<string, string>>): Promise<string> {
  const page = await (await fetch(`${url}/contact`, { headers: nearby })).text()
  const [form = ''] = /<form[^>]*action="\/api\/contact".*?<\/form>/s.exec(page) ?? []
  const tags = form.match(/<(input|select|textarea)[^>]*>/g) ?? []
  const fields = tags.map((tag) => [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1]])
  const body = new URLSearchParams(fields.map(([name = '', value = '']) => [name, value]))
  for (const [name, value] of Object.entries(values)) {
    if (!body.has(name)) throw new Error(`The form has no field ${name}.`)
    body.set(name, value)
  }
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: url },
    body,
    redirect: 'manual',
  })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const result = await fetch(new URL(answer.headers.get('location') ?? '', url), {
    headers: { ...nearby, cookie: cookie.join('; ') },
  })
  return result.text()
}

import { staffLink } from '@/content/en/ui/contact/staff-link'
import { answerPost, type StaffAnswer } from '@/lib/contact/callback/answer-post.server'
import { isTokenShape } from '@/lib/contact/store/link-token.server'
import { gatePage, messagePage } from '@/lib/contact/callback/pages.server'
import { env } from '@/lib/platform/env'
import { readBody } from '@/lib/platform/http/read-body'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ token: string }> }

/** lib/server/next-config.ts adds no-referrer and noindex. */
function answer({ status, page }: StaffAnswer): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page.text, { status, headers })
}

/** STAFF_PASSCODE turns links on. */
const works = (token: string) => env().STAFF_PASSCODE !== undefined && isTokenShape(token)
const gone = () => answer({ status: 404, page: messagePage(staffLink.gone) })

/**
 * The link in the staff's e-mail. Programs that check e-mail open links, so it shows only a button, for any token, and
 * looks nothing up.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  if (!works((await params).token)) return gone()
  return answer({ status: 200, page: gatePage() })
}

/** The page's buttons. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const body = works(token) ? await readBody(request) : null
  return body?.ok ? answer(await answerPost(token, request.headers, body.fields)) : gone()
}

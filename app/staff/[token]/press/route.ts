import type { NextRequest } from 'next/server'
import { answerPress, type PressEnd } from '@/lib/contact/callback/answer-press.server'
import { SESSION_COOKIE, SESSION_SECONDS } from '@/lib/contact/callback/access.server'
import { isTokenShape } from '@/lib/contact/store/link-token.server'
import { env } from '@/lib/platform/env'
import { readBody } from '@/lib/platform/http/read-body'

type Context = { params: Promise<{ token: string }> }

/** Takes the presses of the staff page's buttons. The page then shows what came of them, by a code in its address. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { token } = await params
  const { headers, cookies } = request
  const works = env().STAFF_PASSCODE !== undefined && isTokenShape(token)
  const body = works ? await readBody(request) : null
  if (!body?.ok) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const cookie = cookies.get(SESSION_COOKIE)?.value ?? ''
  const end = await answerPress(token, { headers, cookie, fields: body.fields })
  return new Response(null, {
    status: 303,
    headers: {
      Location: `/staff/${token}${queryOf(end)}`,
      'Cache-Control': 'no-store',
      ...(end.ok && end.cookie !== undefined && { 'Set-Cookie': cookieOf(end.cookie, headers) }),
    },
  })
}

function queryOf(end: PressEnd): string {
  if (end.ok) return ''
  const minutes = end.code === 'locked' ? `&minutes=${Math.ceil(end.retryAfterSeconds / 60)}` : ''
  return `?problem=${end.code}${minutes}`
}

function cookieOf(value: string | null, headers: Headers): string {
  // Set by the proxy, or by Next if there is none.
  const secure = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? '; Secure' : ''
  const seconds = value === null ? 0 : SESSION_SECONDS
  return `${SESSION_COOKIE}=${value ?? ''}; Path=/staff; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

import { NextResponse, type NextRequest } from 'next/server'
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  const mode = request.cookies.get('visitor-mode')?.value ?? 'unknown'
  url.pathname = `/${mode}-desktop${url.pathname}`
  const r = NextResponse.rewrite(url)
  r.headers.set('cache-control', 'private, no-cache')
  return r
}
export const config = { runtime: 'nodejs', matcher: '/((?!_next/|api/).*)' }

import { figureFile } from '@/components/figures/figure-file'
import { figures } from '@/components/figures/figures'
import { figureNames } from '@/content/schemas/figure-names'
import { publicFile } from '@/lib/platform/http/public-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => figureNames.map((name) => ({ file: `${name}.svg` }))

type Context = { params: Promise<{ file: string }> }

/** The drawing of one figure, without its labels. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const name = figureNames.find((known) => `${known}.svg` === file)
  if (!name) return new Response(null, { status: 404 })
  return publicFile(figureFile(figures[name]), 'image/svg+xml')
}

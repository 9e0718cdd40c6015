import { notFound } from 'next/navigation'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ slug: string }> }
type Entry = { slug: string } & Parameters<typeof pageMetadata>[1]

/**
 * What Next asks of the pages of a folder, one for each entry.
 * @param folder such as '/blog'; a page is at `/blog/slug`.
 */
export function slugPages<Found extends Entry>(folder: string, entries: readonly Found[]) {
  const find = async ({ params }: Props) => {
    const { slug } = await params
    const entry = entries.find((each) => each.slug === slug) ?? notFound()
    return { entry, path: `${folder}/${slug}` }
  }
  return {
    find,
    generateStaticParams: () => entries.map(({ slug }) => ({ slug })),
    generateMetadata: async (props: Props) => {
      const { entry, path } = await find(props)
      return pageMetadata(path, entry)
    },
  }
}

import { BesideThumbnail } from '@/components/sections/thumbnail'
import { Link } from '@/components/site/navigation/link'
import { guideListWords } from '@/content/en/ui/pages/conditions'
import type { FigureName } from '@/content/schemas/figure-names'

type Guide = { slug: string; name: string; summary: string; region: Region }
type Region = keyof typeof guideListWords.regions

const regions = Object.keys(guideListWords.regions) as Region[]

type GuideListProps = { id: string; heading: string; folder: string; guides: readonly Guide[] }

/** A guide's name with its own figure and one line. */
function GuideItem({ slug, name, summary, folder }: Guide & { folder: string }) {
  return (
    <li className="relative border-b border-line py-4">
      <BesideThumbnail name={slug as FigureName}>
        <Link
          href={`${folder}/${slug}`}
          className="inline-block leading-snug link after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="mt-1 text-[1rem] text-muted">{summary}</p>
      </BesideThumbnail>
    </li>
  )
}

/** Guides grouped by spine region. */
export function GuideList({ id, heading, folder, guides }: GuideListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {heading}
      </h2>
      {regions.map((region) => {
        const shown = guides.filter((guide) => guide.region === region)
        if (shown.length === 0) return null
        return (
          <div
            key={region}
            className="gap-x-14 border-t border-ink lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <h3 className="pt-4 text-xl">{guideListWords.regions[region]}</h3>
            <ul className="grid gap-x-12 pb-8 md:grid-cols-2">
              {shown.map((guide) => (
                <GuideItem key={guide.slug} folder={folder} {...guide} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

import { Link } from '@/components/site/navigation/link'
import { guideListWords } from '@/content/en/ui/pages/conditions'

type Guide = { slug: string; name: string; summary: string; alsoCalled: readonly string[]; region: Region }
type Region = keyof typeof guideListWords.regions

const regions = Object.keys(guideListWords.regions) as Region[]

type GuideListProps = { id: string; heading: string; folder: string; guides: readonly Guide[] }

/** Guides grouped by spine region. */
export function GuideList({ id, heading, folder, guides }: GuideListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {heading}
      </h2>
      {regions.map((region) => (
        <div key={region} className="mb-8">
          <h3 className="mb-2 text-xl">{guideListWords.regions[region]}</h3>
          <ul className="border-b border-line">
            {guides
              .filter((guide) => guide.region === region)
              .map(({ slug, name, summary, alsoCalled }) => (
                <li key={slug} className="border-t border-line py-4">
                  <Link href={`${folder}/${slug}`} className="inline-block py-1 link">
                    {name}
                  </Link>
                  <p className="text-muted">{summary}</p>
                  {alsoCalled.length > 0 && (
                    <p className="text-sm text-muted">{guideListWords.alsoCalled(alsoCalled.join(', '))}</p>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

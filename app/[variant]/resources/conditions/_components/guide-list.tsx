import { conditionGuides } from '@/content/condition-guides'
import { guideListWords } from '@/content/condition-words'

const regions = Object.keys(guideListWords.regions) as (keyof typeof guideListWords.regions)[]

/** The twelve guides by the part of the spine. */
export function GuideList() {
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="mb-3 text-2xl">
        {guideListWords.heading}
      </h2>
      {regions.map((region) => (
        <div key={region} className="mb-8">
          <h3 className="mb-2 text-xl">{guideListWords.regions[region]}</h3>
          <ul className="border-b border-line">
            {conditionGuides
              .filter((guide) => guide.region === region)
              .map(({ slug, name, summary, alsoCalled }) => (
                <li key={slug} className="border-t border-line py-4">
                  <a href={`/resources/conditions/${slug}`} className="inline-block py-1 link">
                    {name}
                  </a>
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

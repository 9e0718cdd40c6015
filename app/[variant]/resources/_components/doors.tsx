import { Thumbnail } from '@/components/sections/thumbnail'
import { Link } from '@/components/site/navigation/link'
import { resourcesWords } from '@/content/en/ui/pages/resources'
import { pages } from '@/content/generated/en/pages'

/** The page's sections, each with a picture: six situations that people come in. */
export function Doors() {
  return (
    <nav aria-label={resourcesWords.doors} className="container-page pt-3 pb-6 md:pt-6 print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-4 md:grid-cols-3">
        {pages.resources.sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`/resources#${id}`} className="block min-h-12 text-[1rem] leading-snug link">
              <Thumbnail
                name={resourcesWords.pictures[id as keyof typeof resourcesWords.pictures]}
                sizes="(min-width: 48.0625rem) 24rem, 50vw"
                className="mb-1.5 h-20 w-full md:h-32 lg:h-40"
              />
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

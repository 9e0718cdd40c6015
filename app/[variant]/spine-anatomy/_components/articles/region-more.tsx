import { BlockView } from '@/components/sections/reading/blocks/block'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { Link } from '@/components/site/navigation/link'
import { regionQuestions } from '@/content/anatomy/region-questions'
import type { RegionRow } from '@/content/anatomy/regions'
import { scenes } from '@/content/anatomy/scenes'
import { anatomyWords } from '@/content/anatomy/words'
import type { Block } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'
import { guidesFor, treatmentsFor } from '@/lib/anatomy/guides'

const words = anatomyWords.region

function Links({ links }: { links: readonly { href: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ href, name }) => (
        <li key={href}>
          <Link href={href} className="inline-block py-2 link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Heading = ({ children }: { children: string }) => (
  <h4 className="font-text text-base font-bold tracking-normal">{children}</h4>
)

type RegionMoreProps = { region: RegionRow; urgent: readonly Block[]; notes: readonly SourceKey[] }

/** What all parts of a region share: its warning signs, guides, treatments and questions to ask. */
export function RegionMore({ region, urgent, notes }: RegionMoreProps) {
  const guides = guidesFor(region).map(({ slug, name }) => ({ href: `/resources/conditions/${slug}`, name }))
  const shown = Object.values(scenes)
    .filter(({ regions }) => regions.some((id) => id === region.id))
    .map(({ id, heading }) => ({ href: `#${id}`, name: heading }))
  return (
    <div className="order-2 space-y-5">
      {urgent.map((block, index) => (
        <BlockView key={index} block={block} notes={notes} />
      ))}
      <div>
        <Heading>{words.guides(region.name)}</Heading>
        <Links links={guides} />
      </div>
      {shown.length > 0 && (
        <div>
          <Heading>{words.scenes}</Heading>
          <Links links={shown} />
        </div>
      )}
      <div>
        <Heading>{words.treatments}</Heading>
        <Links links={treatmentsFor(region)} />
      </div>
      <div>
        <Heading>{words.questions}</Heading>
        <ul className="mt-1 list-disc space-y-1.5 pl-6 marker:text-poppy">
          {regionQuestions[region.id].map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-muted">
        <MarkedText text={words.mapsVary} notes={notes} />
      </p>
    </div>
  )
}

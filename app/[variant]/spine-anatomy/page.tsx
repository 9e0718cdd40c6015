import { MovementList } from './_components/movement-list'
import { SceneList } from './_components/scene-list'
import { SpineExplorer } from './_components/spine-explorer'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { regions } from '@/content/anatomy/regions'
import { spineAnatomy } from '@/content/pages/spine-anatomy'
import { pageMetadata } from '@/lib/metadata'
import { inOrder } from '@/lib/source-order'

export const metadata = pageMetadata('/spine-anatomy', spineAnatomy)

const isRegion = (id: string) => regions.some((region) => region.id === id)
/** What the page says of each region stands beside the drawing; the rest is read below it. */
const page = { ...spineAnatomy, sections: spineAnatomy.sections.filter(({ id }) => !isRegion(id)) }

const notes = inOrder(spineAnatomy.health?.sources ?? [])

export default function SpineAnatomyPage() {
  return (
    <ReadingPage
      path="/spine-anatomy"
      page={page}
      feature={
        <>
          <SpineExplorer notes={notes} />
          <SceneList notes={notes} />
          <MovementList notes={notes} />
        </>
      }
    />
  )
}

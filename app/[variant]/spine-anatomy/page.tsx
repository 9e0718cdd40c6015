import './anatomy.css'
import { MovementList } from './_components/movements/movement-list'
import { SceneList } from './_components/scenes/scene-list'
import { SpineExplorer } from './_components/explorer/spine-explorer'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { regions } from '@/content/anatomy/regions'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/spine-anatomy', pages['spine-anatomy'])

const isRegion = (id: string) => regions.some((region) => region.id === id)
/** Each region's text appears beside the drawing; everything else is below it. */
const page = {
  ...pages['spine-anatomy'],
  sections: pages['spine-anatomy'].sections.filter(({ id }) => !isRegion(id)),
}

const notes = inOrder(pages['spine-anatomy'].health?.sources ?? [])

export default function SpineAnatomyPage() {
  return (
    <ReadingPage
      path="/spine-anatomy"
      page={page}
      isReference
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

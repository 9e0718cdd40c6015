'use client'

import { AskButton } from './ask-button'
import { lazyContent, localRegion } from '@/components/site/location/local-region'
import { LinkRow } from '@/components/site/link-row'
import { searchDoors } from '@/content/en/ui/pages/search-doors'

const { guides, prepare, questions } = searchDoors

/** For visitors who are far away or whose place isn't known. */
export const OtherDoors = () => (
  <>
    <AskButton />
    <LinkRow links={[guides, questions, prepare]} />
  </>
)

export const ReachRegion = localRegion(
  lazyContent(() => import('./local-doors').then(({ LocalDoors }) => LocalDoors)),
  OtherDoors,
)

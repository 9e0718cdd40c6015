import type { StageId } from '@/content/schemas/video-stages'
import { GettingUp } from './bed'
import { Column } from './column'
import { Days } from './days'
import { Joined } from './joined'
import { Notes } from './notes'
import { Person } from './person'
import { Share } from './share'
import { Signs } from './signs'
import { Slice } from './slice'
import type { Stage } from '../numbers'

/** The drawing for each stage in content/schemas/video-stages.ts. */
export const drawings = {
  column: Column,
  slice: Slice,
  joined: Joined,
  person: Person,
  bed: GettingUp,
  signs: Signs,
  days: Days,
  share: Share,
  notes: Notes,
} satisfies Record<StageId, Stage>

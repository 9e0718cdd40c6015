import type { LevelId } from '@/content/levels'
import type { PictureKind } from '@/lib/og/picture'
import { palette } from './palette'

/** How one kind of picture looks. */
export interface Look {
  ground: string
  /** Behind the bones. */
  panel: string
  ink: string
  label: string
  mark: { bar: string; lit: string }
  bones: Bones
  /** What is seen of the spine where the page is about no level: everything between these. */
  around: readonly [LevelId, LevelId]
}
export interface Bones {
  line: string
  bone: string
  disc: string
  lit: string
}

const light = {
  ground: palette.paper,
  panel: palette.paper,
  ink: palette.ink,
  label: palette['poppy-text'],
  mark: { bar: palette.pine, lit: palette.poppy },
  bones: { line: palette.pine, bone: palette.paper, disc: '#c9d9cf', lit: palette.poppy },
  around: ['L1', 'L5'],
} satisfies Look
const deepBones = {
  line: palette['on-deep'],
  bone: palette.pine,
  disc: '#4a7568',
  lit: palette['poppy-dark'],
}

export const looks: Record<PictureKind, Look> = {
  home: {
    ...light,
    ground: palette['pine-deep'],
    panel: palette['pine-deep'],
    ink: palette['on-deep'],
    label: palette['on-deep-muted'],
    mark: { bar: palette['on-deep'], lit: palette['poppy-dark'] },
    bones: deepBones,
  },
  condition: { ...light, panel: palette.sage },
  service: { ...light, panel: palette['pine-deep'], bones: deepBones },
  article: { ...light, panel: palette.bone, around: ['T9', 'L2'] },
  resource: { ...light, ground: palette.bone, panel: palette.bone },
  education: { ...light, ground: palette.bone, panel: palette.bone, around: ['C2', 'T4'] },
  legal: { ...light, bones: { ...light.bones, line: '#8ea097', disc: '#e3e8e0' }, around: ['T6', 'L1'] },
  other: { ...light, around: ['C4', 'T4'] },
}

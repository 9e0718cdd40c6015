import type { LevelId } from '@/content/anatomy/levels'
import type { PictureKind } from '@/lib/site/og/picture'
import { palette } from './palette'

/** The appearance of one kind of image. */
export interface Look {
  ground: string
  /** Background of the bones. */
  panel: string
  ink: string
  label: string
  mark: { bar: string; highlighted: string }
  bones: Bones
  /** The visible part of the spine if the page is about no level: everything between these two. */
  around: readonly [LevelId, LevelId]
}
export interface Bones {
  line: string
  bone: string
  disc: string
  highlighted: string
}

const light = {
  ground: palette.paper,
  panel: palette.paper,
  ink: palette.ink,
  label: palette['poppy-text'],
  mark: { bar: palette.pine, highlighted: palette.poppy },
  bones: { line: palette.pine, bone: palette.paper, disc: '#c9d9cf', highlighted: palette.poppy },
  around: ['L1', 'L5'],
} satisfies Look
const deepBones = {
  line: palette['on-deep'],
  bone: palette.pine,
  disc: '#4a7568',
  highlighted: palette['poppy-dark'],
}

export const looks: Record<PictureKind, Look> = {
  home: {
    ...light,
    ground: palette['pine-deep'],
    panel: palette['pine-deep'],
    ink: palette['on-deep'],
    label: palette['on-deep-muted'],
    mark: { bar: palette['on-deep'], highlighted: palette['poppy-dark'] },
    bones: deepBones,
  },
  condition: { ...light, panel: palette.sage },
  procedure: { ...light, panel: palette.sage },
  service: { ...light, panel: palette['pine-deep'], bones: deepBones },
  article: { ...light, panel: palette.bone, around: ['T9', 'L2'] },
  resource: { ...light, ground: palette.bone, panel: palette.bone },
  education: { ...light, ground: palette.bone, panel: palette.bone, around: ['C2', 'T4'] },
  legal: { ...light, bones: { ...light.bones, line: '#8ea097', disc: '#e3e8e0' }, around: ['T6', 'L1'] },
  other: { ...light, around: ['C4', 'T4'] },
}

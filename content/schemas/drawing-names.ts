import { pictures } from '@/content/en/ui/site/pictures'
import { figureNames } from '@/content/schemas/figure-names'

/** Videos whose first frame works as a thumbnail. */
export const stillNames = [
  'still:log-roll',
  'still:walking',
  'still:warning-signs',
  'still:your-visit',
] as const

/** What a thumbnail can show: a figure of components/figures, a picture of public/pictures, or a video's first frame. */
export const drawingNames = [...figureNames, ...pictures.map(({ name }) => name), ...stillNames] as const

export type DrawingName = (typeof drawingNames)[number]

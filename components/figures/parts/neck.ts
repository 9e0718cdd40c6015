import { point } from '@/components/spine/geometry/outlines'
import { placed } from '../layout'
import { body } from './body'
import { cord, disc, sac, stretch, vertebra } from './section'
import { shape, type Shape } from '../shape'

const ids = stretch('C3', 'T1')

/** The neck cut down the middle, without the disc between C5 and C6. */
export const neckSection = (): Shape[] => [
  sac(ids),
  cord(ids),
  ...(['C3-C4', 'C4-C5', 'C6-C7', 'C7-T1'] as const).map(disc),
  ...ids.flatMap(vertebra),
]

/** Head and shoulders from the front with a cut across one side of the neck, in units of the figure. */
export const neckFromFront = (): Shape[] =>
  placed(
    [body('bust'), shape('cut', [point(-1, 60), point(5, 60.6), point(11, 59.4)])],
    1.05,
    [0, 0],
    [60, 60],
  )

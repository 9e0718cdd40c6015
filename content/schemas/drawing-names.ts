import { pictures } from '@/content/en/ui/site/pictures'
import { figureNames } from '@/content/schemas/figure-names'

/** What a thumbnail can show: a figure of components/figures, or a picture of public/pictures. */
export const drawingNames = [...figureNames, ...pictures.map(({ name }) => name)] as const

export type DrawingName = (typeof drawingNames)[number]

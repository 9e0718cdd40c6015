/** The figures of components/figures. Their words are in content/en/ui/site/figures.ts. */
export const figureNames = [
  'acdf',
  'adult-scoliosis',
  'cauda-equina-syndrome',
  'cervical-disc-replacement',
  'cervical-laminoplasty-laminectomy',
  'cervical-myelopathy',
  'compression-fracture',
  'degenerative-disc-disease',
  'epidural-steroid-injection',
  'facet-arthritis',
  'facet-injection',
  'herniated-disc',
  'kyphoplasty',
  'lumbar-disc-replacement',
  'lumbar-fusion',
  'lumbar-fusion-ways-in',
  'lumbar-laminectomy',
  'microdiscectomy',
  'pain-after-spine-surgery',
  'radiofrequency-ablation',
  'revision-surgery',
  'sciatica',
  'scoliosis-correction',
  'si-joint-fusion',
  'si-joint-pain',
  'spinal-infection',
  'spinal-stenosis',
  'spinal-tumors',
  'spondylolisthesis',
] as const

export type FigureName = (typeof figureNames)[number]

export const isFigureName = (name: string): name is FigureName => figureNames.some((known) => known === name)

import { procedures } from '@/content/generated/en/procedures'

/** The guides of /resources/procedures: operations on the neck and low back, then larger ones, then injections. */
export const procedureGuides = [
  procedures.microdiscectomy,
  procedures['lumbar-laminectomy'],
  procedures['lumbar-fusion'],
  procedures['lumbar-disc-replacement'],
  procedures.acdf,
  procedures['cervical-disc-replacement'],
  procedures['cervical-laminoplasty-laminectomy'],
  procedures.kyphoplasty,
  procedures['si-joint-fusion'],
  procedures['scoliosis-correction'],
  procedures['revision-surgery'],
  procedures['epidural-steroid-injection'],
  procedures['facet-injection'],
  procedures['radiofrequency-ablation'],
]

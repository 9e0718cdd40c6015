import { conditions } from '@/content/generated/en/conditions'

/** The guides of /resources/conditions, most common first. */
export const conditionGuides = [
  conditions['herniated-disc'],
  conditions.sciatica,
  conditions['spinal-stenosis'],
  conditions['degenerative-disc-disease'],
  conditions.spondylolisthesis,
  conditions['facet-arthritis'],
  conditions['si-joint-pain'],
  conditions['cervical-myelopathy'],
  conditions['compression-fracture'],
  conditions['adult-scoliosis'],
  conditions['pain-after-spine-surgery'],
  conditions['spinal-tumors'],
  conditions['spinal-infection'],
  conditions['cauda-equina-syndrome'],
]

import { adultScoliosis } from '@/content/conditions/adult-scoliosis'
import { cervicalMyelopathy } from '@/content/conditions/cervical-myelopathy'
import { compressionFracture } from '@/content/conditions/compression-fracture'
import { degenerativeDiscDisease } from '@/content/conditions/degenerative-disc-disease'
import { facetArthritis } from '@/content/conditions/facet-arthritis'
import { herniatedDisc } from '@/content/conditions/herniated-disc'
import { painAfterSpineSurgery } from '@/content/conditions/pain-after-spine-surgery'
import { sciatica } from '@/content/conditions/sciatica'
import { siJointPain } from '@/content/conditions/si-joint-pain'
import { spinalStenosis } from '@/content/conditions/spinal-stenosis'
import { spinalTumors } from '@/content/conditions/spinal-tumors'
import { spondylolisthesis } from '@/content/conditions/spondylolisthesis'

/** The guides of /resources/conditions, the most common first. */
export const conditionGuides = [
  herniatedDisc,
  sciatica,
  spinalStenosis,
  degenerativeDiscDisease,
  spondylolisthesis,
  facetArthritis,
  siJointPain,
  cervicalMyelopathy,
  compressionFracture,
  adultScoliosis,
  painAfterSpineSurgery,
  spinalTumors,
]

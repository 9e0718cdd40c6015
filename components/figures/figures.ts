import type { figureWords } from '@/content/en/ui/site/figures'
import type { FigureName } from '@/content/schemas/figure-names'
import { adultScoliosis } from './conditions/adult-scoliosis'
import { caudaEquinaSyndrome } from './conditions/cauda-equina-syndrome'
import { cervicalMyelopathy } from './conditions/cervical-myelopathy'
import { compressionFracture } from './conditions/compression-fracture'
import { degenerativeDiscDisease } from './conditions/degenerative-disc-disease'
import { facetArthritis } from './conditions/facet-arthritis'
import { herniatedDisc } from './conditions/herniated-disc'
import { painAfterSpineSurgery } from './conditions/pain-after-spine-surgery'
import { sciatica } from './conditions/sciatica'
import { siJointPain } from './conditions/si-joint-pain'
import { spinalInfection } from './conditions/spinal-infection'
import { spinalStenosis } from './conditions/spinal-stenosis'
import { spinalTumors } from './conditions/spinal-tumors'
import { spondylolisthesis } from './conditions/spondylolisthesis'
import { acdf } from './procedures/acdf'
import { cervicalDiscReplacement } from './procedures/cervical-disc-replacement'
import { cervicalLaminoplastyLaminectomy } from './procedures/cervical-laminoplasty-laminectomy'
import { epiduralSteroidInjection } from './procedures/epidural-steroid-injection'
import { facetInjection } from './procedures/facet-injection'
import { kyphoplasty } from './procedures/kyphoplasty'
import { lumbarDiscReplacement } from './procedures/lumbar-disc-replacement'
import { lumbarFusionWaysIn } from './procedures/lumbar-fusion-ways-in'
import { lumbarFusion } from './procedures/lumbar-fusion'
import { lumbarLaminectomy } from './procedures/lumbar-laminectomy'
import { microdiscectomy } from './procedures/microdiscectomy'
import { radiofrequencyAblation } from './procedures/radiofrequency-ablation'
import { revisionSurgery } from './procedures/revision-surgery'
import { scoliosisCorrection } from './procedures/scoliosis-correction'
import { siJointFusion } from './procedures/si-joint-fusion'
import type { Figure } from './figure'

type Words = typeof figureWords

/** Every figure by name. Each has a place for exactly the labels that its words have. */
export const figures: { [Name in FigureName]: Figure<keyof Words[Name]['labels'] & string> } = {
  'adult-scoliosis': adultScoliosis,
  'cauda-equina-syndrome': caudaEquinaSyndrome,
  'cervical-myelopathy': cervicalMyelopathy,
  'compression-fracture': compressionFracture,
  'degenerative-disc-disease': degenerativeDiscDisease,
  'facet-arthritis': facetArthritis,
  'herniated-disc': herniatedDisc,
  'pain-after-spine-surgery': painAfterSpineSurgery,
  sciatica,
  'si-joint-pain': siJointPain,
  'spinal-infection': spinalInfection,
  'spinal-stenosis': spinalStenosis,
  'spinal-tumors': spinalTumors,
  spondylolisthesis,
  acdf,
  'cervical-disc-replacement': cervicalDiscReplacement,
  'cervical-laminoplasty-laminectomy': cervicalLaminoplastyLaminectomy,
  'epidural-steroid-injection': epiduralSteroidInjection,
  'facet-injection': facetInjection,
  kyphoplasty,
  'lumbar-disc-replacement': lumbarDiscReplacement,
  'lumbar-fusion-ways-in': lumbarFusionWaysIn,
  'lumbar-fusion': lumbarFusion,
  'lumbar-laminectomy': lumbarLaminectomy,
  microdiscectomy,
  'radiofrequency-ablation': radiofrequencyAblation,
  'revision-surgery': revisionSurgery,
  'scoliosis-correction': scoliosisCorrection,
  'si-joint-fusion': siJointFusion,
}

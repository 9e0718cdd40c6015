import type { articles } from '@/content/generated/en/articles'
import type { DrawingName } from '@/content/schemas/drawing-names'

/** The thumbnail of each article in the list of articles. */
export const articleDrawings: Record<keyof typeof articles, DrawingName> = {
  'is-it-an-emergency': 'still:warning-signs',
  'moving-with-back-pain': 'still:walking',
  'what-a-pinched-nerve-feels-like': 'sciatica',
  'do-i-need-a-scan-for-back-pain': 'surgeon-reading-scan',
  'how-to-read-your-mri-report': 'degenerative-disc-disease',
  'surgery-or-waiting': 'herniated-disc',
  'what-steroid-injections-can-and-cannot-do': 'epidural-steroid-injection',
  'risks-in-plain-numbers': 'open-notebook',
  'getting-a-second-opinion': 'surgeon-consulting-room',
  'sleeping-with-back-or-neck-pain': 'still:log-roll',
  'desk-work-and-your-spine': 'facet-arthritis',
  'lifting-at-work-and-at-home': 'spondylolisthesis',
  'strong-bones-and-your-spine': 'compression-fracture',
  'nicotine-and-your-spine': 'lumbar-fusion',
  'getting-your-home-ready-for-surgery': 'still:your-visit',
  'the-first-two-weeks-after-spine-surgery': 'patient-walking',
  'pain-medicine-after-surgery': 'team-corridor',
  'driving-after-spine-surgery': 'orchard-road',
  'going-back-to-work': 'still:walking',
  'travel-and-flying-with-a-spine-problem': 'orchard-road',
  'sports-with-a-spine-problem': 'hands-spine-model',
  'sex-and-back-pain': 'si-joint-pain',
  'mood-and-long-lasting-pain': 'patient-conversation',
  'caring-for-someone-after-spine-surgery': 'patient-walking',
  'diabetes-and-spine-surgery': 'surgery-lamp',
  'referrals-insurance-and-estimates': 'open-notebook',
}

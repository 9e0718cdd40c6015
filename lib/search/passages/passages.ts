import { shared } from '@/lib/search/index/shared'
import { contactPassages } from '@/lib/search/passages/contact-passages'
import { documentPassages } from '@/lib/search/passages/document-passages'
import { faqPassages } from '@/lib/search/passages/faq-passages'
import { videoPassages } from '@/lib/search/passages/video-passages'
import type { Passage } from '@/lib/search/passages/passage'
import { treatmentPassages } from '@/lib/search/passages/treatment-passages'

/** All searchable passages, in no particular order. */
export const passages = shared('passages', (): Passage[] => [
  ...documentPassages(),
  ...faqPassages(),
  ...videoPassages(),
  ...treatmentPassages(),
  ...contactPassages,
])

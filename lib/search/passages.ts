import { contactPassages } from '@/lib/search/contact-passages'
import { documentPassages } from '@/lib/search/document-passages'
import { faqPassages } from '@/lib/search/faq-passages'
import { filmPassages } from '@/lib/search/film-passages'
import type { Passage } from '@/lib/search/passage'
import { treatmentPassages } from '@/lib/search/treatment-passages'

/** Everything that can be found, in no order. */
export const passages: Passage[] = [
  ...documentPassages,
  ...faqPassages,
  ...filmPassages,
  ...treatmentPassages,
  ...contactPassages,
]

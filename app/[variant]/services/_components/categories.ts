import { catalogue, servicesPageNonSurgical } from '@/content/catalogue'

const { surgical, nonSurgical } = catalogue

/** Spec 3: this page shows three of the treatments without surgery; conservative care comes first (spec 2.7). */
export const categories = [
  { ...nonSurgical, treatments: servicesPageNonSurgical },
  { ...surgical, treatments: surgical.treatments },
]

export type Category = (typeof categories)[number]
export type Treatment = Category['treatments'][number]

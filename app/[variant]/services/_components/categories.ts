import { catalog, servicesPageNonSurgical } from '@/content/en/ui/pages/catalog'

const { surgical, nonSurgical } = catalog

/** This page shows only three nonsurgical treatments; conservative care comes first. */
export const categories = [
  { ...nonSurgical, treatments: servicesPageNonSurgical },
  { ...surgical, treatments: surgical.treatments },
]

export type Category = (typeof categories)[number]
export type Treatment = Category['treatments'][number]

import { pageLabels } from '@/content/en/ui/site/page-labels'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'

const { city, regionName } = office

/** The home page's image says what and where the practice is; every other image shows its page's heading. */
export const homePicture = { label: `${city}, ${regionName}`, title: practice.descriptor }

/** The line above the title, by kind of page. Articles show their topic, other pages their section. */
export const pictureLabels = {
  condition: 'Condition guide',
  procedure: 'Procedure guide',
  service: 'Treatment',
  article: pageLabels['/blog'],
  resource: pageLabels['/resources'],
  education: pageLabels['/spine-education'],
  legal: 'Legal notice',
  other: practice.descriptor,
} as const

/** The image's alternative text. */
export const pictureAlt = {
  plain: (title: string) => `${practice.name}: ${title}. Beside it, a line drawing of the spine.`,
  figure: (title: string) => `${practice.name}: ${title}. Beside it, a drawing that explains it.`,
  highlighted: (title: string, levels: string) =>
    `${practice.name}: ${title}. Beside it, a line drawing of the spine with ${levels} marked.`,
}

/** API error messages by code. Read by programs and their developers. */
export const pictureErrors = {
  malformed: 'There is no such picture. Pictures are made for the pages of this website only.',
  'method-not-allowed': 'A picture can only be fetched.',
  unavailable: 'The picture could not be made. Please try again in a minute.',
} as const

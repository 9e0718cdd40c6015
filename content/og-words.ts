import { pageLabels } from '@/content/navigation'
import { practice } from '@/content/practice'

const { city, regionName } = practice.office

/** The home page's picture says what the practice is and where; every other page's says its own heading. */
export const homePicture = { label: `${city}, ${regionName}`, title: practice.descriptor }

/** What stands above the title, by kind of page. An article names its topic, a page beside these its section. */
export const pictureLabels = {
  condition: 'Condition guide',
  service: 'Treatment',
  article: pageLabels['/blog'],
  resource: pageLabels['/resources'],
  education: pageLabels['/spine-education'],
  legal: 'Legal notice',
  other: practice.descriptor,
} as const

/** What the picture says, for those who do not see it. */
export const pictureAlt = {
  plain: (title: string) => `${practice.name}: ${title}. Beside it, a line drawing of the spine.`,
  lit: (title: string, levels: string) =>
    `${practice.name}: ${title}. Beside it, a line drawing of the spine with ${levels} marked.`,
}

/** What the call says when it is refused, by the API's error code. Machines read it, and those who run them. */
export const pictureErrors = {
  malformed: 'There is no such picture. Pictures are made for the pages of this website only.',
  'method-not-allowed': 'A picture can only be fetched.',
  unavailable: 'The picture could not be made. Please try again in a minute.',
} as const

/**
 * The illustrations of public/pictures, which a photograph of the same name replaces (`npm run pictures`).
 * Free of zod: they are read in the browser.
 */
interface Picture {
  /** The file's name without its ending. */
  name: string
  width: number
  height: number
  alt: string
}

const hero = { width: 1200, height: 900 } as const
const small = { width: 900, height: 600 } as const

/** The seven of the hero, in their order (spec 2.4). */
export const heroPictures = [
  {
    name: 'surgeon-consulting-room',
    ...hero,
    alt: 'The surgeon, in a white coat by a window onto orchards and hills, points at the lower back of a spine model.',
  },
  {
    name: 'surgeon-reading-scan',
    ...hero,
    alt: 'Seen from behind, the surgeon studies a scan of a lower back on a large screen, where one disc is marked.',
  },
  {
    name: 'surgery-lamp',
    ...hero,
    alt: 'Three people in gowns and caps work together under the bright lamp of an operating room.',
  },
  {
    name: 'surgery-navigation',
    ...hero,
    alt: 'The surgeon, in gown and mask, guides a pointer on a model while a screen shows its path into a vertebra.',
  },
  {
    name: 'team-corridor',
    ...hero,
    alt: 'The surgeon walks down a sunlit corridor with an older nurse, who holds a folder, and a younger colleague.',
  },
  {
    name: 'patient-conversation',
    ...hero,
    alt: 'The surgeon sits at eye level with an older woman and explains, while her daughter stands behind her.',
  },
  {
    name: 'patient-walking',
    ...hero,
    alt: 'An older man walks with a walking frame past windows onto an orchard, the surgeon’s hand at his back.',
  },
] as const satisfies readonly Picture[]

/** Those of other pages. */
const otherPictures = [
  {
    name: 'orchard-road',
    ...small,
    alt: 'Two people walk down a farm road between rows of orchard trees, with the hills of the valley in morning light.',
  },
  {
    name: 'hands-spine-model',
    ...small,
    alt: 'Two hands hold a model of the lower spine, and a finger points at one marked disc.',
  },
  {
    name: 'open-notebook',
    ...small,
    alt: 'A notebook with handwritten questions lies open on a sunny table beside reading glasses and a cup of coffee.',
  },
] as const satisfies readonly Picture[]

export const pictures = [...heroPictures, ...otherPictures] as const satisfies readonly Picture[]

export type PictureName = (typeof pictures)[number]['name']

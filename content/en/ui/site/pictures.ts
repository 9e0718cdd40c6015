/**
 * The illustrations in public/pictures. A photograph of the same name replaces one (`npm run pictures`). No
 * zod here, because browsers load this file.
 */
interface Picture {
  /** File name without extension. */
  name: string
  width: number
  height: number
  alt: string
}

const hero = { width: 1200, height: 900 } as const
const small = { width: 900, height: 600 } as const

/** The hero's seven pictures, in order. The first has no spine, because one is drawn beside it. */
export const heroPictures = [
  {
    name: 'patient-conversation',
    ...hero,
    alt: 'The surgeon sits at eye level with an older woman and explains something while her daughter stands behind her.',
  },
  {
    name: 'surgeon-consulting-room',
    ...hero,
    alt: 'The surgeon, in a white coat, points to the lower back of a spine model beside a window that looks out on orchards and hills.',
  },
  {
    name: 'surgeon-reading-scan',
    ...hero,
    alt: 'The surgeon, seen from behind, looks at an image of a lower back on a large screen with one disc marked.',
  },
  {
    name: 'surgery-lamp',
    ...hero,
    alt: 'Three people in gowns and caps work together under a bright operating room light.',
  },
  {
    name: 'surgery-navigation',
    ...hero,
    alt: 'The surgeon, in a gown and mask, guides a pointer on a model while a screen shows its path into a vertebra.',
  },
  {
    name: 'team-corridor',
    ...hero,
    alt: 'The surgeon walks down a sunny hallway with a younger colleague and an older nurse who’s holding a folder.',
  },
  {
    name: 'patient-walking',
    ...hero,
    alt: 'An older man uses a walker to pass windows that look out on an orchard, with the surgeon’s hand at his back.',
  },
] as const satisfies readonly Picture[]

/** Pictures of other pages. */
const otherPictures = [
  {
    name: 'orchard-road',
    ...small,
    alt: 'Two people walk down a farm road between rows of orchard trees, with hills in the morning light behind them.',
  },
  {
    name: 'hands-spine-model',
    ...small,
    alt: 'Two hands hold a model of the lower spine, with a finger pointing to one marked disc.',
  },
  {
    name: 'open-notebook',
    ...small,
    alt: 'A notebook full of handwritten questions lies open on a sunny table next to reading glasses and a cup of coffee.',
  },
] as const satisfies readonly Picture[]

export const pictures = [...heroPictures, ...otherPictures] as const satisfies readonly Picture[]

export type PictureName = (typeof pictures)[number]['name']

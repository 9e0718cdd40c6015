import files from '@/content/picture-files.json'
import { heroPictures as hero, pictures, type PictureName } from '@/content/pictures'

export type Picture = { src: string; srcSet?: string; alt: string; width: number; height: number }

type Described = (typeof pictures)[number]

function withFile({ name, alt, width, height }: Described): Picture {
  const { src, srcset } = files[name]
  return { src, alt, width, height, ...(srcset && { srcSet: srcset }) }
}

/**
 * What an img needs for a picture: the illustration, or the photograph that `npm run pictures` put in its place.
 * @throws for a name that content/pictures.ts does not have, which the types prevent.
 */
export function pictureOf(name: PictureName): Picture {
  const described = pictures.find((picture) => picture.name === name)
  if (!described) throw new Error(`There is no picture called ${name}.`)
  return withFile(described)
}

/** The seven pictures of the hero, in order (spec 2.4). */
export function heroPictures(): Picture[] {
  return hero.map(withFile)
}

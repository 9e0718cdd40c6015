import files from '@/content/picture-files.json'
import { heroPictures as hero, pictures, type PictureName } from '@/content/en/ui/site/pictures'

export type Picture = {
  src: string
  srcSet?: string
  alt: string
  width: number
  height: number
}

type Described = Omit<Picture, 'src' | 'srcSet'> & { name: PictureName }

function withFile({ name, ...described }: Described): Picture {
  const { src, srcset } = files[name]
  return { src, ...described, ...(srcset && { srcSet: srcset }) }
}

/**
 * The attributes of an img: the illustration, or the photograph that `npm run pictures` replaced it with.
 * @throws for a name missing from content/en/ui/site/pictures.ts, which the types prevent.
 */
export function pictureOf(name: PictureName): Picture {
  const described = pictures.find((picture) => picture.name === name)
  if (!described) throw new Error(`There is no picture called ${name}.`)
  return withFile(described)
}

/** The hero's seven pictures, in order. */
export function heroPictures(): Picture[] {
  return hero.map(withFile)
}

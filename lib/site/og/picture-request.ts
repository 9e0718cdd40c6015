import { z } from 'zod'
import { type Picture, pictureOf, pictures } from './picture'
import { pictureUrl, versionOf } from './picture-url'

/*
 * Accepts only URLs as pictureUrl writes them: these parameters, once each, in this order. No input is drawn;
 * it only selects one of the existing images.
 */
const page = z.tuple([z.literal('page'), z.enum([...pictures.keys()])])
const version = z.tuple([z.literal('v'), z.string()])
const parameters = z.union([z.tuple([page]), z.tuple([page, version])])

export type PictureRequest =
  | { ok: true; picture: Picture; version: string }
  /** The page exists, but its image has changed; `location` is the current one. */
  | { ok: false; code: 'moved'; location: string }
  | { ok: false; code: 'malformed' }

/** Parses the parameters of /api/og: `page`, a page's path, and `v`, the version of its image. */
export function readPictureRequest(search: URLSearchParams): PictureRequest {
  const asked = parameters.safeParse([...search])
  if (!asked.success) return { ok: false, code: 'malformed' }
  const [[, href], [, given] = []] = asked.data
  const picture = pictureOf(href)
  const version = versionOf(picture)
  return given === version
    ? { ok: true, picture, version }
    : { ok: false, code: 'moved', location: pictureUrl(picture) }
}

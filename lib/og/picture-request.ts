import { z } from 'zod'
import { type Picture, pictureOf, pictures } from './picture'
import { pictureUrl, versionOf } from './picture-url'

/*
 * The address as pictureUrl writes it: these parameters, once each, in this order, and no other. Nothing of it is drawn;
 * it chooses among the pictures that there are.
 */
const page = z.tuple([z.literal('page'), z.enum([...pictures.keys()])])
const version = z.tuple([z.literal('v'), z.string()])
const parameters = z.union([z.tuple([page]), z.tuple([page, version])])

export type PictureRequest =
  | { ok: true; picture: Picture; version: string }
  /** The page is known, its picture is another by now: here it is. */
  | { ok: false; code: 'moved'; location: string }
  | { ok: false; code: 'malformed' }

/** Which picture the parameters of /api/og ask for: `page`, a page's own address, and `v`, its picture's version. */
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

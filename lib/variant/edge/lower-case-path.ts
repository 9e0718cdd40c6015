/**
 * The redirect target of a URL path with uppercase letters: the lowercase path if it is a page, else null. It
 * only ever returns paths of this site, so it can't be used as an open redirect.
 */
export async function lowerCasePath(
  path: string,
  isPage: (path: string) => boolean | Promise<boolean>,
): Promise<string | null> {
  const lower = path.toLowerCase()
  return lower !== path && (await isPage(lower)) ? lower : null
}

/**
 * Where an address with capital letters should lead: the same path in small letters, if a page stands there, else
 * null. Only a path of ours ever comes out, so nobody can be led to another site with it.
 */
export async function lowerCasePath(
  path: string,
  isPage: (path: string) => boolean | Promise<boolean>,
): Promise<string | null> {
  const lower = path.toLowerCase()
  return lower !== path && (await isPage(lower)) ? lower : null
}

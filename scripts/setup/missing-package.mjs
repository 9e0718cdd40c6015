/**
 * Compares what package-lock.json asks for with npm's own record of what it installed. A package may be absent if it
 * is optional (made for another system) or, on a server installed with --omit=dev, only for development.
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean,
 *   devOptional?: boolean }> }} Lock
 * @param {Lock} wanted @param {Lock} found @param {{ development: boolean }} needs
 * @returns {string | undefined} the first package that is missing or another version
 */
export function missingPackage(wanted, found, { development }) {
  for (const [path, entry] of Object.entries(wanted.packages)) {
    const present = found.packages[path]
    const mayLack = path === '' || entry.optional || entry.devOptional || (entry.dev && !development)
    if (present ? present.version !== entry.version || present.integrity !== entry.integrity : !mayLack)
      return path
  }
}

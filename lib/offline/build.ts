/** What a build tells its worker. scripts/lib/offline-worker.mjs writes it in. */
interface OfflineBuild {
  /** Changes with whatever a copy is made of. */
  version: string
  /** Of each page the address of every file that it can need: scripts, styles, fonts. */
  files: Record<string, readonly string[]>
}

declare const offlineBuild: OfflineBuild

export const build: OfflineBuild = offlineBuild

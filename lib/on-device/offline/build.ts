/** Build information that lib/build/offline-worker.ts inlines into the worker. */
interface OfflineBuild {
  /** Changes whenever anything a copy consists of changes. */
  version: string
  /** For each page, the URL of every file it may need: scripts, styles, fonts. */
  files: Record<string, readonly string[]>
}

declare const offlineBuild: OfflineBuild

export const build: OfflineBuild = offlineBuild

import { isDevelopment } from '@/lib/platform/env'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

/** Built once for all bundles of the site, which Next loads per kind of route; in development again after each change. */
export const shared = <T>(name: string, build: () => T): T =>
  isDevelopment ? build() : oncePerProcess(name, build)

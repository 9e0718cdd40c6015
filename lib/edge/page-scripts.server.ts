import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageScriptsSchema, type PageScripts } from '@/lib/edge/script-sources'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** Written by scripts/lib/inline-scripts.mjs. */
const file = '.next/inline-scripts.json'

function read(): PageScripts {
  try {
    return pageScriptsSchema.parse(JSON.parse(readFileSync(join(process.cwd(), file), 'utf8')))
  } catch (error) {
    // The pages work without script, so the site stays up; no policy is weakened for it.
    console.error(`${file} cannot be read: pages run no script. \`npm run build\` writes it.`, error)
    return {}
  }
}

/** The hashes of the build that is served, read once. */
export function pageScripts(): PageScripts {
  return oncePerProcess('page-scripts', read)
}

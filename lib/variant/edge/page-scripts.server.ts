import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageScriptsSchema, type PageScripts } from '@/lib/variant/edge/script-sources'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

/** Written by lib/build/inline-scripts.ts. */
const file = '.next/inline-scripts.json'

function read(): PageScripts {
  try {
    return pageScriptsSchema.parse(JSON.parse(readFileSync(join(process.cwd(), file), 'utf8')))
  } catch (error) {
    // Pages work without JavaScript, so keep serving them rather than weakening the policy.
    console.error(`${file} cannot be read: pages run no script. \`npm run build\` writes it.`, error)
    return {}
  }
}

/** The script hashes of the current build, read once. */
export function pageScripts(): PageScripts {
  return oncePerProcess('page-scripts', read)
}

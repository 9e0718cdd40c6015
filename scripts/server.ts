import { hooks } from './typescript.ts'

/* Serves the existing build, like `npm start` but without installing or building. */

// Set before importing lib/platform/env.ts and Next.js, which read it on load. Only production builds are served here.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
const { main } = await import('@/lib/command/main')
const { serve } = await import('@/lib/server/serve')
// From here on, Next.js loads its own files.
hooks.deregister()

await main(serve)
if (process.exitCode) process.exit()

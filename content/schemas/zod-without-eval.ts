import { z } from 'zod'

// zod probes eval before it builds its first object, and browsers report that as a violation of the content
// security policy. Schemas that reach the browser must import this first.
z.config({ jitless: true })

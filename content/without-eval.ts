import { z } from 'zod'

// zod tries out eval before it builds its first object, and browsers report that as a breach of the page's policy. Schemas
// that reach the browser import this first.
z.config({ jitless: true })

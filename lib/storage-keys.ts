/** What this site keeps in the browser besides the spec's own keys (lib/location/stored.ts). */

/** next-themes' own name for the chosen colours, in localStorage. */
export const themeStorageKey = 'theme'

/** The half-written appointment request, in sessionStorage. */
export const draftStorageKey = 'appointment-draft'

/** What is ticked in the checklists, in localStorage. */
export const ticksStorageKey = 'checklist-ticks'

/** The conversation with the assistant and what stands in its input, in sessionStorage. */
export const conversationStorageKey = 'assistant-conversation'

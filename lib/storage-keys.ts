/** What this site keeps in the browser besides the spec's own keys (lib/location/stored.ts). */

/** next-themes' own name for the chosen colours, in localStorage. */
export const themeStorageKey = 'theme'

/** The half-written appointment request, in sessionStorage. */
export const draftStorageKey = 'appointment-draft'

/** What is ticked in the checklists, in localStorage. */
export const ticksStorageKey = 'checklist-ticks'

/** The conversation with the assistant and what stands in its input, in sessionStorage. */
export const conversationStorageKey = 'assistant-conversation'

/** The IndexedDB database of what a visitor keeps on the device: the recovery tracker's records and saved forms. */
export const ownRecordsDatabase = 'own-records'

/** The id of the person whose own records were looked at last, in localStorage. */
export const currentPersonStorageKey = 'own-records-person'

/** `off` where the visitor wants no copies of pages kept for times without a connection, in localStorage. */
export const offlineStorageKey = 'offline-copies'

/** What is typed into the recovery tracker's day and not saved yet, in sessionStorage. */
export const trackerDraftStorageKey = 'tracker-draft'

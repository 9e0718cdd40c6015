/** Browser storage keys; those for location are in lib/variant/location/stored.ts. */

/** The color theme, in localStorage. The name is the default of next-themes. */
export const themeStorageKey = 'theme'

/** The draft of the appointment request, in sessionStorage. */
export const draftStorageKey = 'appointment-draft'

/** Ticked checklist items, in localStorage. */
export const ticksStorageKey = 'checklist-ticks'

/** The conversation with the assistant and its unsent input, in sessionStorage. */
export const conversationStorageKey = 'assistant-conversation'

/** The IndexedDB database of on-device records: the recovery tracker and saved forms. */
export const recordsDatabase = 'records'

/** The id of the person whose on-device records were last viewed, in localStorage. */
export const currentPersonStorageKey = 'records-person'

/** `off` if the visitor turned offline copies off, in localStorage. */
export const offlineStorageKey = 'offline-copies'

/** Unsaved input in the recovery tracker, in sessionStorage. */
export const trackerDraftStorageKey = 'tracker-draft'

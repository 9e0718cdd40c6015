import type { Language } from '@/lib/assistant/reply'

/** The office's number and when it is answered. For local visitors only (spec 6): for others it is null. */
export type Office = { display: string; href: string; hours: Record<Language, string> } | null

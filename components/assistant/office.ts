import type { Language } from '@/lib/assistant/replies/reply'

/** The office's number and phone hours; null for visitors who are not local. */
export type Office = { display: string; href: string; hours: Record<Language, string> } | null

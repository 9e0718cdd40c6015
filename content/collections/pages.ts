import type { PageHref } from '@/content/en/ui/site/page-labels'
import type { TextPage } from '@/content/schemas/page-schema'
import { pages } from '@/content/generated/en/pages'

/** Standalone text pages, by path. */
export const textPages = {
  '/about': pages.about,
  '/biography': pages.biography,
  '/credentials': pages.credentials,
  '/reviews': pages.reviews,
  '/resources': pages.resources,
  '/resources/conditions': pages.conditions,
  '/resources/procedures': pages.procedures,
  '/resources/glossary': pages.glossary,
  '/resources/pre-operative': pages['pre-operative'],
  '/resources/recovery': pages.recovery,
  '/resources/appointment-prep': pages['appointment-prep'],
  '/resources/forms': pages.forms,
  '/resources/faq': pages.faq,
  '/preoperative-education': pages['preoperative-education'],
  '/post-operative-care': pages['post-operative-care'],
  '/spine-education': pages['spine-education'],
  '/spine-anatomy': pages['spine-anatomy'],
  '/video-library': pages['video-library'],
  '/blog': pages.blog,
  '/recovery-tracker': pages['recovery-tracker'],
} satisfies Partial<Record<PageHref, TextPage>>

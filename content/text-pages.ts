import type { PageHref } from '@/content/navigation'
import type { TextPage } from '@/content/page-schema'
import { about } from '@/content/pages/about'
import { appointmentPrep } from '@/content/pages/appointment-prep'
import { biography } from '@/content/pages/biography'
import { blog } from '@/content/pages/blog'
import { conditions } from '@/content/pages/conditions'
import { credentials } from '@/content/pages/credentials'
import { faq } from '@/content/pages/faq'
import { forms } from '@/content/pages/forms'
import { postOperativeCare } from '@/content/pages/post-operative-care'
import { preOperative } from '@/content/pages/pre-operative'
import { preoperativeEducation } from '@/content/pages/preoperative-education'
import { recovery } from '@/content/pages/recovery'
import { recoveryTracker } from '@/content/pages/recovery-tracker'
import { resources } from '@/content/pages/resources'
import { reviews } from '@/content/pages/reviews'
import { spineAnatomy } from '@/content/pages/spine-anatomy'
import { spineEducation } from '@/content/pages/spine-education'
import { videoLibrary } from '@/content/pages/video-library'

/** The pages that stand alone, by address. */
export const textPages = {
  '/about': about,
  '/biography': biography,
  '/credentials': credentials,
  '/reviews': reviews,
  '/resources': resources,
  '/resources/conditions': conditions,
  '/resources/pre-operative': preOperative,
  '/resources/recovery': recovery,
  '/resources/appointment-prep': appointmentPrep,
  '/resources/forms': forms,
  '/resources/faq': faq,
  '/preoperative-education': preoperativeEducation,
  '/post-operative-care': postOperativeCare,
  '/spine-education': spineEducation,
  '/spine-anatomy': spineAnatomy,
  '/video-library': videoLibrary,
  '/blog': blog,
  '/recovery-tracker': recoveryTracker,
} satisfies Partial<Record<PageHref, TextPage>>

import type { PictureName } from '@/content/en/ui/site/pictures'

/** The doors of the resources page: a picture for each of its sections, by the section's id. */
export const resourcesWords = {
  doors: 'What brings you here?',
  pictures: {
    'pain-now': 'hands-spine-model',
    'visit-soon': 'surgeon-consulting-room',
    'operation-planned': 'surgery-lamp',
    recovering: 'patient-walking',
    helping: 'patient-conversation',
    paying: 'open-notebook',
  } satisfies Record<string, PictureName>,
} as const

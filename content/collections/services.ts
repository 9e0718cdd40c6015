import { services } from '@/content/generated/en/services'

/** The pages under /services. */
export const servicePages = [
  services['minimally-invasive-surgery'],
  services['complex-spine-surgery'],
  services['robotic-surgery'],
  services['endoscopic-spine-surgery'],
  services['disc-replacement'],
  services['non-surgical-treatments'],
]

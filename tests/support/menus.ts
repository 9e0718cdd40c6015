/* The menus' links, in order. */

export const mainLinks = ['Home', 'About', 'Services', 'Reviews', 'Contact']
export const resources = [
  'View All',
  'Spine Condition Guides',
  'Procedure Guides',
  'Pre-Operative Education',
  'Post-Operative Care',
  'Recovery Guide',
  'Recovery Tracker',
  'Appointment Preparation',
  'Patient Forms',
  'FAQ',
]
export const education = ['View All', 'Interactive Spine Anatomy', 'Video Library', 'Articles']

import { specRoutes } from '../spec-routes'

/** Every address of spec 2.1, with the articles that are there. */
export const routes = [
  ...specRoutes,
  '/blog/do-i-need-a-scan-for-back-pain',
  '/blog/moving-with-back-pain',
] as const

export const modes = ['local', 'remote', 'unknown'] as const

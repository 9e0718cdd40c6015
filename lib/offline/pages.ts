/**
 * The pages that work without a connection once they were open (docs/decisions/0024). Each has a worker and a cache of its
 * own; adding one here and the component to its page is all it takes.
 */
export const offlinePages = ['/blog/is-it-an-emergency', '/post-operative-care', '/recovery-tracker'] as const
export type OfflinePage = (typeof offlinePages)[number]

/** Where the worker's script is served. */
export const workerAddress = '/offline-worker.js'

const prefix = 'offline '

/** All caches of one page, of whatever build. */
export const cachesOf = (page: string) => `${prefix}${page} `

/** The cache of one page as one build made it. */
export const cacheOf = (page: string, version: string) => `${cachesOf(page)}${version}`

export const isOfflineCache = (name: string) => name.startsWith(prefix)

const copyMark = '?copy='

/** Under which address a cache holds the copy of a page in one variant, named by its path segment. */
export const copyAddress = (page: string, segment: string) => `${page}${copyMark}${segment}`

/** The variant of a copy's address, or nothing where the address is no copy's. */
export const segmentOf = (address: string): string | undefined => address.split(copyMark)[1]

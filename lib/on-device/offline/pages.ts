/**
 * The pages that work offline once visited (docs/decisions/0024). Each has its own worker and cache. To add
 * one, list it here and put the component on its page.
 */
export const offlinePages = ['/blog/is-it-an-emergency', '/post-operative-care', '/recovery-tracker'] as const
export type OfflinePage = (typeof offlinePages)[number]

/** The page that the installed app has a shortcut to (app/manifest.ts). It is kept as soon as the app is used. */
export const appPage = '/recovery-tracker' satisfies OfflinePage

/**
 * The scope of the worker that shows our own page if any other page can't be reached. Every page registers it.
 */
export const wholeSite = '/'

/** The cache for the office's phone number, for that page. Near visitors only. */
export const officeCache = 'offline / office'
export const officeAddress = '/office-phone'
export type OfficePhone = { display: string; href: string }

/** The URL of the worker script. */
export const workerAddress = '/offline-worker.js'

const prefix = 'offline '

/** The name prefix of all of a page's caches, whatever the build. */
export const cachesOf = (page: string) => `${prefix}${page} `

/** The name of a page's cache for one build. */
export const cacheOf = (page: string, version: string) => `${cachesOf(page)}${version}`

export const isOfflineCache = (name: string) => name.startsWith(prefix)

const copyParameter = '?copy='

/** The cache key of a page's copy in one variant, by its name. */
export const copyAddress = (page: string, variant: string) => `${page}${copyParameter}${variant}`

/** The variant in a copy's cache key; undefined for other URLs. */
export const variantOf = (address: string): string | undefined => address.split(copyParameter)[1]

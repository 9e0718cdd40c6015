import { join } from 'node:path'
import { root } from '../paths.mjs'

/** What the build made ready for the front: a tree of files as they are sent, and a list of them. */
export const packFolder = join(root, '.next/front')
export const packIndex = join(packFolder, 'index.json')

/** How a file's forms are told apart on the disk, which is also how nginx looks for them. */
export const endings = { identity: '', br: '.br', gzip: '.gz' }

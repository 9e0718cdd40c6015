import { spawnSync } from 'node:child_process'

const asRoot = process.getuid?.() === 0

/** Mounts of its own for one program, also where we are not root. Nothing is left of them when it ends. */
const unshare = ['unshare', '--mount', ...(asRoot ? [] : ['--map-root-user'])]

/** Whether this machine lets us mount a file system for one program. */
export const canMount = () =>
  spawnSync(unshare[0], [...unshare.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

/** @param {string} mount a shell's commands, in which $0 is the folder */
const within = (mount, folder) => [...unshare, 'sh', '-c', `${mount} && exec "$@"`, folder]

/** What is started within this has a disk of so many kilobytes at the folder. */
export const onSmallDisk = (folder, kilobytes) =>
  within(`mount -t tmpfs -o size=${kilobytes}k tmpfs "$0"`, folder)

/** What is started within this can read the folder and not write it, root or not. */
export const onReadOnlyDisk = (folder) =>
  within('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', folder)

/** A folder as the process sees it that was started within the above. */
export const seenBy = (pid, folder) => `/proc/${pid}/root${folder}`

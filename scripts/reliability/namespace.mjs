import { execFileSync, spawnSync } from 'node:child_process'

const asRoot = process.getuid?.() === 0

/** Mounts of its own for one program, also where we are not root. Nothing is left of them when it ends. */
const unshare = ['unshare', '--mount', ...(asRoot ? [] : ['--map-root-user'])]

const works = ([program, ...args]) => spawnSync(program, args).status === 0

/** Whether this machine lets us mount a file system in memory for one program. */
export const canMount = () => works([...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])

/** Whether it lets us mount a disk that lies in a file. */
export const canMountDisks = () => asRoot && works(['losetup', '--find']) && works(['mkfs.ext4', '-V'])

/** @param {string} mount a shell's commands, in which $0 is the folder */
const within = (mount, folder) => [...unshare, 'sh', '-c', `${mount} && exec "$@"`, folder]

/** What is started within this has a disk of so many kilobytes at the folder. */
export const onSmallDisk = (folder, kilobytes) =>
  within(`mount -t tmpfs -o size=${kilobytes}k tmpfs "$0"`, folder)

/** What is started within this can read the folder and not write it, root or not. */
export const onReadOnlyDisk = (folder) =>
  within('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', folder)

/** What is started within this finds at the folder the disk that lies in a file. */
export const onDisk = (file, folder) => within(`mount -o loop '${file}' "$0"`, folder)

/** Copies the files of a disk that lies in a file, after the repairs of any first mount. */
export function copyFromDisk(file, folder) {
  const script = `mount -o loop '${file}' /mnt && cp -r /mnt/. "$0"`
  execFileSync(unshare[0], [...unshare.slice(1), 'sh', '-c', script, folder])
}

/** A folder as the process sees it that was started within the above. */
export const seenBy = (pid, folder) => `/proc/${pid}/root${folder}`

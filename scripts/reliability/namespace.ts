import { execFileSync, spawnSync } from 'node:child_process'

const asRoot = process.getuid?.() === 0

/** Gives a program its own mounts, even without root. They disappear when it ends. */
const unshare = ['unshare', '--mount', ...(asRoot ? [] : ['--map-root-user'])]

const works = ([program = '', ...args]: readonly string[]) => spawnSync(program, args).status === 0

/** Whether an in-memory file system can be mounted for one program. */
export const canMount = () => works([...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])

/** Whether a disk image can be mounted. */
export const canMountDisks = () => asRoot && works(['losetup', '--find']) && works(['mkfs.ext4', '-V'])

/** @param mount shell commands in which $0 is the folder. */
const within = (mount: string, folder: string) => [...unshare, 'sh', '-c', `${mount} && exec "$@"`, folder]

/** A command prefix that mounts a disk of this size in kilobytes at the folder. */
export const onSmallDisk = (folder: string, kilobytes: number): string[] =>
  within(`mount -t tmpfs -o size=${kilobytes}k tmpfs "$0"`, folder)

/** A command prefix that makes the folder read-only, even for root. */
export const onReadOnlyDisk = (folder: string): string[] =>
  within('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', folder)

/** A command prefix that mounts a disk image at the folder. */
export const onDisk = (file: string, folder: string): string[] =>
  within(`mount -o loop '${file}' "$0"`, folder)

/** Copies the files from a disk image, after the file system's recovery on first mount. */
export function copyFromDisk(file: string, folder: string): void {
  const script = `mount -o loop '${file}' /mnt && cp -r /mnt/. "$0"`
  const [program = '', ...args] = unshare
  execFileSync(program, [...args, 'sh', '-c', script, folder])
}

/** A folder as seen by a process started with one of the above. */
export const seenBy = (pid: number, folder: string): string => `/proc/${pid}/root${folder}`

/** A command prefix that gives a program its own /etc/hosts. */
export const withHosts = (file: string): string[] => within('mount --bind "$0" /etc/hosts', file)

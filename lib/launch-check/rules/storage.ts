import { isAbsolute } from 'node:path'
import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

type Storage = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'REQUESTS_KEY' | 'onVercel'>

/** Folders that are emptied on reboot. */
const temporary = /^\/(tmp|dev\/shm|run|var\/run)(\/|$)/

/** Checks the location of the embedded database. */
function checkDisk({ DATA_DIR, onVercel }: Storage): Finding | undefined {
  if (onVercel)
    return {
      severity: 'fail',
      code: 'storage-does-not-last',
      where: 'DATABASE_URL',
      problem: 'Vercel has no persistent disk: the site rejects every request.',
      remedy: 'Set DATABASE_URL to a PostgreSQL database, and REQUESTS_KEY.',
    }
  if (temporary.test(DATA_DIR))
    return {
      severity: 'fail',
      code: 'storage-does-not-last',
      where: 'DATA_DIR',
      problem: 'The folder is emptied when the machine restarts: stored requests would be lost.',
      remedy: 'Choose a folder on a persistent disk, such as /var/lib/spine.',
    }
  if (!isAbsolute(DATA_DIR))
    return {
      severity: 'warning',
      code: 'storage-in-checkout',
      where: 'DATA_DIR',
      problem: 'Requests and their key are inside the checkout, and are lost when it is replaced.',
      remedy: 'Choose a folder outside it, such as /var/lib/spine.',
    }
}

/** Checks that stored requests persist and stay readable. */
export function checkStorage(storage: Storage): Finding[] {
  const isEmbedded = storage.DATABASE_URL === undefined
  const disk = isEmbedded ? checkDisk(storage) : undefined
  const needsKey = !isEmbedded || storage.onVercel
  const key: Finding = {
    severity: 'fail',
    code: 'requests-key-missing',
    where: 'REQUESTS_KEY',
    problem: 'Without a persistent disk the generated key is lost, and with it every stored request.',
    remedy: 'Set it to the output of `openssl rand -base64 32`, and keep a copy in a safe place.',
  }
  return [...(disk ? [disk] : []), ...(needsKey && storage.REQUESTS_KEY === undefined ? [key] : [])]
}

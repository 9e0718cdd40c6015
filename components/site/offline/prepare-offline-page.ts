import { prepareOfflinePage } from '@/lib/on-device/offline/browser-copies'

/** Registers the worker of the whole site; only near visitors' browsers load the office's number. */
export async function prepare(isLocal: boolean): Promise<void> {
  const office = isLocal ? await import('@/components/site/office/call-office') : null
  await prepareOfflinePage(office?.phone ?? null)
}

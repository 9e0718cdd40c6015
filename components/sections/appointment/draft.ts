import { draftStorageKey } from '@/lib/browser/storage-keys'
import type { DeviceStorage } from '@/lib/browser/device-storage'
import { fromJson } from '@/lib/text/from-json'

/** The controls a visitor fills in, without hidden fields and the honeypot. */
function controls(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]'),
  ].filter((control) => control.type !== 'hidden' && control.name !== 'website')
}

/** Stores the form's current input. */
export function saveDraft(form: HTMLFormElement, storage: DeviceStorage): void {
  const entries = controls(form).map((control) => [control.name, control.value])
  storage.setItem(draftStorageKey, JSON.stringify(Object.fromEntries(entries)))
}

/** Restores a stored draft into empty fields only: anything typed before the script ran is newer. */
export function restoreDraft(form: HTMLFormElement, storage: DeviceStorage): void {
  const draft = fromJson(storage.getItem(draftStorageKey))
  if (typeof draft !== 'object' || draft === null) return
  const values = new Map<string, unknown>(Object.entries(draft))
  for (const control of controls(form)) {
    const value = values.get(control.name)
    if (control.value !== '' || typeof value !== 'string') continue
    control.value = value
    // Setting a value that is no longer an option would leave the select blank.
    if (control instanceof HTMLSelectElement && control.value !== value) control.selectedIndex = 0
  }
}

import { draftStorageKey } from '@/lib/storage-keys'
import type { DeviceStorage } from '@/lib/location/device-storage'
import { fromJson } from '@/lib/from-json'

/** The form controls that hold what a visitor typed: not the hidden ones, not the trap. */
function controls(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]'),
  ].filter((control) => control.type !== 'hidden' && control.name !== 'website')
}

/** Keeps what stands in the form. */
export function saveDraft(form: HTMLFormElement, storage: DeviceStorage): void {
  const entries = controls(form).map((control) => [control.name, control.value])
  storage.setItem(draftStorageKey, JSON.stringify(Object.fromEntries(entries)))
}

/** Puts a kept draft into the fields that are still empty: what was typed before the script ran is newer. */
export function restoreDraft(form: HTMLFormElement, storage: DeviceStorage): void {
  const draft = fromJson(storage.getItem(draftStorageKey))
  if (typeof draft !== 'object' || draft === null) return
  const values = new Map<string, unknown>(Object.entries(draft))
  for (const control of controls(form)) {
    const value = values.get(control.name)
    if (control.value !== '' || typeof value !== 'string') continue
    control.value = value
    // A choice that is no longer offered would leave the list without any.
    if (control instanceof HTMLSelectElement && control.value !== value) control.selectedIndex = 0
  }
}

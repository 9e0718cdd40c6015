import { submission, type Submission } from '@/components/sections/appointment/submission'
import { toast } from '@/components/ui/toast-store'
import { contactNotices } from '@/content/contact-form'
import { sendRequest } from '@/lib/contact/send-request'
import { deviceStorage } from '@/lib/location/device-storage'
import { draftStorageKey } from '@/lib/storage-keys'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The required fields that are empty, each with its error code (spec 5). */
function missing(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter((element): element is Control => 'value' in element)
  const empty = controls.filter((control) => control.matches('[required]') && control.value.trim() === '')
  return Object.fromEntries(empty.map(({ name }) => [name, 'required']))
}

function refused(title: string, text: string, codes: Record<string, string>): Submission {
  toast({ title, description: text, variant: 'destructive' })
  return { state: 'refused', title, text, codes }
}

/**
 * Checks and sends the form (spec 5, 7, 8). While one request is on its way no second is sent.
 * @param elapsed milliseconds since the form was shown.
 */
export async function submit(form: HTMLFormElement, elapsed: number): Promise<void> {
  if (submission.get().state === 'submitting') return
  const codes = missing(form)
  if (Object.keys(codes).length > 0) {
    const { title, text } = contactNotices.validation
    return submission.set(refused(title, text, codes))
  }
  const { view: _view, ...data } = Object.fromEntries(new FormData(form))
  submission.set({ state: 'submitting' })
  const result = await sendRequest({ ...data, elapsed: Math.round(elapsed) })
  if (!result.ok) {
    const { title, text } = contactNotices.failure
    return submission.set(refused(title, result.message ?? text, result.fields))
  }
  deviceStorage('sessionStorage').removeItem(draftStorageKey)
  toast({ title: contactNotices.success.title, description: contactNotices.success.text })
  submission.set({ state: 'sent', reference: result.reference })
}

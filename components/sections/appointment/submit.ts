import { forgetRequestKey, requestKey } from '@/components/sections/appointment/request-key'
import { submission, type Submission } from '@/components/sections/appointment/submission'
import { toast } from '@/components/ui/toast/toast-store'
import { contactNotices } from '@/content/en/ui/contact/form'
import { pointerReleased } from '@/lib/browser/pointer-released'
import { sendRequest } from '@/lib/contact/intake/send-request'
import { deviceStorage } from '@/lib/variant/location/device-storage'
import { draftStorageKey } from '@/lib/browser/storage-keys'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The error codes of empty required fields. */
function missing(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter((element): element is Control => 'value' in element)
  const empty = controls.filter((control) => control.matches('[required]') && control.value.trim() === '')
  return Object.fromEntries(empty.map(({ name }) => [name, 'required']))
}

/** On phones, the notification would cover the fields that it is about; their errors are enough. */
const hasRoomForToast = () => matchMedia('(width >= 48.0625rem)').matches

function refused(title: string, text: string, codes: Record<string, string>): Submission {
  if (Object.keys(codes).length === 0 || hasRoomForToast())
    toast({ title, description: text, variant: 'destructive' })
  return { state: 'refused', title, text, codes }
}

/** The message that the visitor decided to send anyway. After a corrected field, the question isn't asked again. */
let confirmedMessage: FormDataEntryValue | null = null

/**
 * Validates and submits the form. Does nothing while another request is in flight.
 * @param elapsed milliseconds since the form was shown.
 * @param isConfirmed whether the visitor has seen the advice about an emergency and still wants to send it.
 */
export async function submit(form: HTMLFormElement, elapsed: number, isConfirmed = false): Promise<void> {
  if (submission.get().state === 'submitting') return
  const { view: _view, ...data } = Object.fromEntries(new FormData(form))
  if (isConfirmed) confirmedMessage = data.message ?? null
  const codes = missing(form)
  if (Object.keys(codes).length > 0) {
    const { title, text } = contactNotices.validation
    return submission.set(refused(title, text, codes))
  }
  submission.set({ state: 'submitting' })
  const result = await sendRequest(
    {
      ...data,
      elapsed: Math.round(elapsed),
      ...(data.message === confirmedMessage && { sendAnyway: 'yes' }),
    },
    requestKey(JSON.stringify(data)),
  )
  // The notice above the form moves everything below it.
  await pointerReleased()
  const { advice } = result
  if (!result.ok && advice) return submission.set({ state: 'urgent', advice })
  if (!result.ok) {
    const { title, text } = contactNotices.failure
    return submission.set(refused(title, result.message ?? text, result.fields))
  }
  forgetRequestKey()
  confirmedMessage = null
  deviceStorage('sessionStorage').removeItem(draftStorageKey)
  const { reference, next } = result
  const { text } = contactNotices[reference === null ? 'repeated' : 'success']
  toast({ title: contactNotices.success.title, description: text })
  submission.set({ state: 'sent', reference, ...(next && { next }), ...(advice && { advice }) })
}
